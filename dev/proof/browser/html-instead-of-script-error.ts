/** Matches Chromium's error if it receives HTML, such as a captive portal's page, instead of a script. */
export const htmlInsteadOfScriptError = /^uncaught: Uncaught SyntaxError: Unexpected token '<'$/;
