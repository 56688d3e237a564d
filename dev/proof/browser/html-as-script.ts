/** Chromium's line for a page of HTML, such as a captive portal's, that has come in place of another host's script. */
export const htmlAsScript = /^uncaught: Uncaught SyntaxError: Unexpected token '<'$/;
