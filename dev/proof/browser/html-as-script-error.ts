/** Matches Chromium's error for HTML, such as a captive portal's page, received instead of another host's script. */
export const htmlAsScriptError = /^uncaught: Uncaught SyntaxError: Unexpected token '<'$/;
