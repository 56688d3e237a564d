import type { Ruler } from './rulers.ts';

/** A finding that stays, and why. */
export type Exception = {
  readonly ruler: Ruler;
  /** Matches the rule as the ruler names it. */
  readonly rule: RegExp;
  /** Where it may be found; anywhere, if nothing is said. */
  readonly where?: RegExp;
  /** Markdown. */
  readonly reason: string;
};

/** Every finding that stays. One that no longer occurs in a whole run fails it; docs/reliability.md shows the table. */
export const exceptions: readonly Exception[] = [
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION FAIL aria_content_in_landmark$/,
    where: /class="skip-link"/,
    reason: 'The skip link is the first thing on the page, before every landmark, which is what it is for.',
  },
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION FAIL input_label_exists$/,
    where: /name="item-|id="knob-/,
    reason:
      'It takes a label that is clipped for the eye, or lies in a closed `details` with its field, for none. Each of these fields has a `label for`, and Chromium computes its name from it.',
  },
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION FAIL element_orientation_unlocked$/,
    where: /data-draft=/,
    reason: 'The sample bill lies tilted by 1.2 degrees until it is typed on. It turns with no screen.',
  },
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION FAIL element_tabbable_role_valid$/,
    where: /^<pre tabindex="0">/,
    reason:
      'Code that is wider than its box scrolls in it, and what scrolls must be reached by keyboard (axe: scrollable-region-focusable).',
  },
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION FAIL input_autocomplete_valid$/,
    where: /autocomplete="username"/,
    reason:
      '`username` on a field for e-mail is allowed since [whatwg/html#5881](https://github.com/whatwg/html/pull/5881), and managers need it.',
  },
  {
    ruler: 'codeSniffer',
    rule: /^error .*H98$/,
    where: /autocomplete="username"/,
    reason: 'The same.',
  },
  {
    ruler: 'equalAccess',
    rule: /^RECOMMENDATION FAIL aria_complementary_label_visible$/,
    where: /class="demo-banner"/,
    reason: 'The banner of a demo build says in its text what it is. A live build has none.',
  },
  {
    ruler: 'codeSniffer',
    rule: /H43\.(HeadersRequired|ScopeAmbiguous)$/,
    where: /class="(figures outstanding|sheet comparison)"/,
    reason:
      'Heads of columns, of rows and of groups of rows say by `scope` what they are for. `headers` is for tables where that does not do.',
  },
  {
    ruler: 'codeSniffer',
    rule: /^warning .*1_4_3(_Contrast)?\.G(18|145)\.(Abs|BgImage|Alpha)$/,
    reason:
      'It cannot tell the background of text that is placed, on an image or translucent. axe can, and finds enough contrast by day and night.',
  },
  {
    ruler: 'codeSniffer',
    rule: /^warning .*1_3_1\.H48$/,
    reason: 'Links in a sentence, or two or three tools in a row. The navigation itself is a list.',
  },
  {
    ruler: 'codeSniffer',
    rule: /^warning .*H39\.3\.NoCaption$/,
    reason: 'A heading or a labelled group around each of these tables names it.',
  },
  {
    ruler: 'codeSniffer',
    rule: /^warning .*H85\.2$/,
    reason: 'States, units, rates and the values of an attribute are lists without groups in them.',
  },
  {
    ruler: 'equalAccess',
    rule: /^RECOMMENDATION POTENTIAL select_options_grouped$/,
    reason: 'The same.',
  },
  {
    ruler: 'codeSniffer',
    rule: /^warning .*H91\.Select\.Value$/,
    where: /id="knob-/,
    reason: 'It takes the empty value, which stands for the default, for none.',
  },
  {
    ruler: 'codeSniffer',
    rule: /^warning .*1_4_10\.C32/,
    where: /class="late-card"/,
    reason: 'The line that stands in for a card that has not loaded. It has the width of its place.',
  },
  {
    ruler: 'codeSniffer',
    rule: /^warning .*1_4_10\.C32/,
    where: /^document$/,
    reason: 'Preformatted code scrolls in its own box, so the page does not (tested at 360 px).',
  },
  {
    ruler: 'codeSniffer',
    rule: /^warning .*H98$/,
    where: /one-time-code/,
    reason: 'It does not know `one-time-code`, which is in the standard.',
  },
  {
    ruler: 'equalAccess',
    rule: /^RECOMMENDATION POTENTIAL a_target_warning$/,
    reason: 'Every such link says in its name that it opens a new tab, which is tested.',
  },
  {
    ruler: 'equalAccess',
    rule: /^RECOMMENDATION POTENTIAL input_fields_grouped$/,
    reason: 'The fields of a form are one group; those of the bill are in groups with names.',
  },
  {
    ruler: 'equalAccess',
    rule: /^RECOMMENDATION POTENTIAL list_structure_proper$/,
    where: /^<dl/,
    reason: 'Pairs of a `dl`, each in a `div`, as HTML allows.',
  },
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION POTENTIAL aria_keyboard_handler_exists$/,
    where: /role="tablist"/,
    reason: 'It asks whether the tabs can be used by keyboard: they can, as the ARIA practices here prove.',
  },
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION POTENTIAL element_tabbable_(visible|unobscured)$/,
    reason: 'It asks whether what has focus shows: the skip link comes into sight, and a field scrolls into view.',
  },
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION POTENTIAL input_label_visible$/,
    reason:
      'Buttons with a sign instead of a word have their name for those who hear it; beside a placeholder there is a label.',
  },
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION POTENTIAL style_(color_misuse|viewport_resizable|focus_visible)$/,
    reason:
      'It asks this of every page that has styles and of every element with one for focus, whatever they are. What needs an eye is in the pictures of `npm run screens`.',
  },
  {
    ruler: 'equalAccess',
    rule: /^VIOLATION POTENTIAL text_(block_heading|quoted_correctly|sensory_misuse)$/,
    reason:
      'It asks about words: amounts, leads and labels are no headings, names of screens no quotations, and "right" means what is so.',
  },
  {
    ruler: 'formAudits',
    rule: /^FormAriaLabelledByToNonExistingIdError$/,
    where: /aria-label="organization"/,
    reason:
      'It looks for the id in the document alone. Label and field stand in the same shadow root, and the field has its name (tested).',
  },
  {
    ruler: 'nu',
    rule: /^info Trailing slash on void elements/,
    reason: 'React writes it so. Every attribute before it is quoted.',
  },
  {
    ruler: 'nu',
    rule: /^error Attribute “part” not allowed/,
    reason:
      '`part` is an attribute of every element by [CSS Shadow Parts](https://www.w3.org/TR/css-shadow-parts-1/); the checker does not know it yet.',
  },
  {
    ruler: 'nu',
    rule: /^error A “link” element with a “blocking” attribute/,
    where: /rel="expect"/,
    reason: '`rel=expect` with `blocking=render` is in the HTML standard; the checker does not know it yet.',
  },
  {
    ruler: 'nu',
    rule: /^error CSS: (Unrecognized at-rule “@view-transition”|Parse Error)/,
    where: /view-transition|sition-(old|new)/,
    reason: 'Its checker of styles does not know the view transitions of CSS yet. Browsers without them skip the rule.',
  },
  {
    ruler: 'nu',
    rule: /^error CSS: Parse Error/,
    where: /\}acct-auth-card/,
    reason: '`::part()` is of CSS Shadow Parts too.',
  },
  {
    ruler: 'practices',
    rule: /^The name of each picker button matches/,
    reason: 'It has the position before the name of the slide, which is spoken when a slide was chosen.',
  },
  {
    ruler: 'practices',
    rule: /^The picker button of the slide that shows has aria-disabled/,
    reason:
      '`aria-current` says which one it is, which screen readers speak on a button that can be pressed too. Pressing it again changes nothing.',
  },
  {
    ruler: 'practices',
    rule: /^It (does not resume|stops rotating while the mouse is over its controls)/,
    reason:
      'The slides go on every 5 s as specified; they hold while a key’s focus or the mouse is on them, and Pause holds them for good ([decision](decisions/2026-11-22-slideshow-in-plain-script.md)).',
  },
  {
    ruler: 'policies',
    rule: /^MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS$/,
    where:
      /^script-src ('self'|https:\/\/www\.acct\.localhost:\d+\/session\/other-tasks\.js|https:\/\/www\.acct\.example)$/,
    reason: 'Our own files: no JSONP, no AngularJS and nothing that visitors upload is among them.',
  },
  {
    ruler: 'policies',
    rule: /^MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS$/,
    where: /^script-src https:\/\/(www\.google\.com\/recaptcha\/|www\.gstatic\.com\/recaptcha\/|apis\.google\.com)$/,
    reason: 'Google’s human check and sign-in window, as narrow as Google documents them. It knows no bypass there.',
  },
];
