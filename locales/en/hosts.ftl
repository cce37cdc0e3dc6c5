hosts-link = Own addresses
# $name (String)
hosts-title = Own addresses: { $name }
hosts-lead = Under these host names the federation has the site to itself, and their first page is its home page. The names must point to this server, and the proxy in front of the site needs certificates for them.
# $address (String)
hosts-empty = No own addresses: the federation’s pages are at { $address }.
hosts-name = Host name
hosts-hint = For example go.example.org, without https:// and without a path.
hosts-main = main address
# $host (String)
hosts-leads = redirects to { $host }
hosts-prefer = Make it the main address
hosts-remove = Remove…
# $address (String)
hosts-remove-hint = Links with this name will stop working; the pages stay at { $address }. Remove the name here too if you give it up.
hosts-add = Add a host name
# $most (Number)
mistake-many-hosts = A federation can have at most { $most } host names.
mistake-host = This is not a host name, such as go.example.org.
act-enter-host = own host name added
act-prefer-host = moved the pages to another host name
act-remove-host = own host name removed
