vcl 4.1;
# Varnish directly before the site, without nginx; tried with Varnish 7.1 of Debian 12. What it does holds for any cache or CDN: docs/cdn.md.
#   varnishd -f /srv/heem/deploy/varnish.vcl -a :80 -s malloc,256m
# Start the site with COMPRESS=1 (the default) and HOST=127.0.0.1; TLS stands before Varnish.

backend site {
    .host = "127.0.0.1";
    .port = "3000";
}

sub vcl_recv {
    # Personal: previews of drafts, accounts.
    if (req.http.Cookie ~ "(^|; )(heem_preview|heem_shortlist|__prerender_bypass|heem\.[a-z_.]+)=") {
        return (pass);
    }
    # All other pages of a language are the same for everyone. The address without a language answers by cookie and is passed on.
    if (req.url ~ "^/[a-z][a-z]/" || req.url ~ "^/(_next|pictures|images|api/(map|homes|search))/") {
        unset req.http.Cookie;
    }
}

sub vcl_backend_response {
    # s-maxage and stale-while-revalidate of the site are obeyed (ttl, grace); what is older is asked for again by its ETag, which costs no page.
    if (beresp.http.ETag) {
        set beresp.keep = 1h;
    }
}
