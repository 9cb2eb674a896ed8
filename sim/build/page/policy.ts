/**
 * Says what the page may load, as a content security policy: its own files and pictures in its style, and nothing else.
 */

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The policy of the page itself. */
export const pagePolicy = directives.join("; ");

/** The policy that the server adds. Only a header can forbid other pages to frame this one. */
export const servedPolicy = [...directives, "frame-ancestors 'none'"].join("; ");
