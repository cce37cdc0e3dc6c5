hosts-link = Own addresses
# $name (String)
hosts-title = Own addresses: { $name }
hosts-lead = Under these host names the federation has the site to itself, and their first page is its home page. The names have to lead to this machine, and the proxy in front of the site has to have certificates for them.
# $address (String)
hosts-empty = No own addresses: the pages of the federation are at { $address }.
hosts-name = Host name
hosts-hint = Such as go.example.org, without https:// and without a path.
hosts-main = address of the pages
# $host (String)
hosts-leads = leads to { $host }
hosts-prefer = Make it the address of the pages
hosts-remove = Take away…
# $address (String)
hosts-remove-hint = Whatever was linked under this name is then found at { $address } only. If the name is given up, take it away here, too.
hosts-add = Add a host name
# $most (Number)
mistake-many-hosts = A federation has at most { $most } host names.
mistake-host = This is not the name of a host, such as go.example.org.
act-enter-host = own host name added
act-prefer-host = moved the pages to another host name
act-remove-host = own host name taken away
