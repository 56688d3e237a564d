import { addOldLibrary } from '../old-library.ts';
import { type GalleryPage, library, scripted, usual } from './gallery-page.ts';

/** Pages whose scripts change the world that the card's script runs in: the libraries themselves, or what they are known to do. */
export const pagesOfScripts: readonly GalleryPage[] = [
  {
    name: 'jQuery and Bootstrap',
    why: 'the scripts that most pages have',
    html: usual({ head: library('jquery/dist/jquery.js') + library('bootstrap/dist/js/bootstrap.bundle.js') }),
  },
  {
    name: 'a library of 2009',
    why: 'lists and texts have methods and a toJSON of its own',
    html: scripted(addOldLibrary),
  },
  {
    name: 'Zone.js',
    why: 'promises, timers and listeners are its own',
    html: usual({ head: library('zone.js/bundles/zone.umd.js') }),
    // Whoever adds a listener to the window or the document makes it remember that.
    ownChanges: /__zone_symbol__/,
  },
  {
    name: 'Sugar',
    why: 'hundreds of methods on the prototypes of the language',
    html: usual({
      head: `${library('sugar/dist/sugar.js')}<script>Sugar.extend({ objectPrototype: true, enhance: true })</script>`,
    }),
  },
  {
    name: 'core-js in place of what was there',
    why: 'promises, maps, symbols and lists of a page for old browsers',
    html: usual({
      head: `<script>for (const name of ['Promise', 'Map', 'WeakMap', 'Set', 'WeakSet', 'URL', 'URLSearchParams', 'queueMicrotask', 'structuredClone']) delete window[name];
        for (const name of ['from', 'of']) delete Array[name]; for (const name of ['includes', 'find', 'flatMap', 'entries']) delete Array.prototype[name];
        delete Object.entries; delete Object.fromEntries; delete String.prototype.startsWith;</script>${library('core-js-bundle/minified.js')}`,
    }),
  },
  {
    name: 'RequireJS',
    why: 'a script that meets `define` might take itself for a module of the page',
    html: usual({ head: library('requirejs/require.js') }),
  },
  {
    name: 'a custom elements polyfill',
    why: 'the registry of elements, and every way to make one, are its own',
    html: usual({
      head: `<script>window.customElements.forcePolyfill = true</script>${library('@webcomponents/custom-elements/custom-elements.min.js')}`,
    }),
  },
  {
    name: 'a polyfill of scoped registries',
    why: 'define, attachShadow and createElement are its own',
    html: usual({
      head: library('@webcomponents/scoped-custom-element-registry/scoped-custom-element-registry.min.js'),
    }),
  },
  {
    name: 'wrapped functions',
    why: 'measuring tools put functions of their own in place of the browser’s',
    html: scripted(() => {
      const wrap = (owner: object, name: string): void => {
        const known = owner as Record<string, (...all: unknown[]) => unknown>;
        const own = known[name];
        if (!own) throw new Error(`no ${name}`);
        known[name] = function (this: unknown, ...all: unknown[]) {
          return own.apply(this, all);
        };
      };
      wrap(CustomElementRegistry.prototype, 'define');
      wrap(Element.prototype, 'attachShadow');
      wrap(EventTarget.prototype, 'addEventListener');
      wrap(EventTarget.prototype, 'removeEventListener');
      wrap(window, 'fetch');
      wrap(XMLHttpRequest.prototype, 'open');
      wrap(XMLHttpRequest.prototype, 'send');
      wrap(window, 'setTimeout');
      wrap(window, 'queueMicrotask');
      wrap(Node.prototype, 'appendChild');
      wrap(Promise.prototype, 'then');
      wrap(Function.prototype, 'toString');
      wrap(Document.prototype, 'createElement');
      wrap(history, 'pushState');
      wrap(console, 'error');
    }),
  },
  {
    name: 'a bind of its own',
    why: 'old libraries replaced Function.prototype.bind and lists’ own methods by ones that do less',
    html: scripted(() => {
      Function.prototype.bind = function (this: (...all: unknown[]) => unknown, self: unknown, ...first: unknown[]) {
        return (...more: unknown[]) => this.apply(self, first.concat(more));
      } as typeof Function.prototype.bind;
      Object.assign(Array.prototype, {
        remove: () => [],
        contains: () => false,
        each: () => undefined,
        flatten: () => [],
      });
      Object.assign(Object.prototype, { extend: () => ({}), keysOf: () => [] });
    }),
  },
  {
    name: 'frozen prototypes',
    why: 'a page that fears changes lets nobody assign what the prototypes have',
    html: scripted(() => {
      for (const { prototype } of [Object, Array, Function, Promise, String, Map, Error, RegExp])
        Object.freeze(prototype);
      Object.freeze(Object);
    }),
  },
  {
    name: 'names of the page’s own',
    why: 'elements by name stand where scripts look for functions of the browser or of Google',
    html: usual({
      head: '<script>window.name = "partner"; var process = { env: {} }, module = { exports: {} }, exports = module.exports, global = window, React = 1, firebase = {}; var define = function () {}; define.amd = {};</script>',
      around: (card) =>
        `<form name="customElements"></form><form name="cookie"></form><form name="location"></form><form name="body"></form><form name="head"></form><img name="activeElement" alt=""><img name="URL" alt=""><div id="React"></div><div id="grecaptcha"></div><div id="gapi"></div><div id="trustedTypes"></div><div id="CSSStyleSheet"></div><div id="scheduler"></div>${card}`,
    }),
  },
  {
    name: 'nothing may be stored',
    why: 'reading localStorage, sessionStorage or IndexedDB throws',
    html: scripted(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    }),
  },
  {
    name: 'shortcuts',
    why: 'letters, space, Enter and Backspace are the page’s own wherever the event does not come from a field of its own',
    html: scripted(() => {
      const isField = (target: EventTarget | null): boolean =>
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement;
      const take = (event: KeyboardEvent): void => {
        if (!isField(event.target) && (event.key.length === 1 || event.key === 'Enter' || event.key === 'Backspace'))
          event.preventDefault();
      };
      for (const type of ['keydown', 'keypress', 'keyup'] as const) document.addEventListener(type, take);
    }),
  },
  {
    name: 'a page that stops events on their way',
    why: 'a script in the first phase lets no event through to what it does not know',
    html: scripted(() => {
      for (const type of [
        'keydown',
        'keyup',
        'keypress',
        'submit',
        'change',
        'focusin',
        'focusout',
        'pointerdown',
        'mousedown',
        'paste',
      ]) {
        window.addEventListener(type, (event) => event.stopPropagation(), true);
      }
    }),
  },
  {
    name: 'nothing to be copied',
    why: 'a script against copying and pasting cancels presses, selections and pastes outside the fields that it sees',
    html: scripted(() => {
      const types = ['mousedown', 'selectstart', 'dragstart', 'contextmenu', 'copy', 'cut', 'paste', 'submit'];
      for (const type of types) {
        document.addEventListener(type, (event) => {
          if (!(event.target instanceof Element && event.target.matches('input, textarea, select')))
            event.preventDefault();
        });
      }
    }),
  },
  {
    name: 'a tidy page',
    why: 'an observer throws out whatever it does not know, children of the card included',
    html: scripted(() => {
      const known = ['BODY', 'HEAD', 'META', 'TITLE', 'SCRIPT', 'DIV', 'ACCT-AUTH-CARD'];
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (node instanceof Element && !known.includes(node.tagName)) node.remove();
          }
        }
      }).observe(document.documentElement, { childList: true, subtree: true });
    }),
  },
  {
    name: 'a page that puts elements elsewhere',
    why: 'the card is moved into a box of the page’s own once it is there',
    html: scripted(() => {
      addEventListener('acct-ready', ({ target }) => {
        const box = document.createElement('section');
        document.body.append(box);
        box.append(target as Node);
      });
    }),
    ownChanges: /^body: .*section/,
  },
  {
    name: 'a translator',
    why: 'every text of the page is wrapped in font elements, again and again, and its language is another',
    html: scripted(() => {
      const wrap = (node: Node): void => {
        if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.localName !== 'font') {
          if (/^(script|style|title)$/.test(node.parentElement?.localName ?? '')) return;
          const font = document.createElement('font');
          node.replaceWith(font);
          font.append(node);
        } else for (const child of Array.from(node.childNodes)) wrap(child);
      };
      document.documentElement.className = 'translated-ltr';
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.lang = 'hi';
        wrap(document.body);
        new MutationObserver(() => wrap(document.body)).observe(document.body, { childList: true, subtree: true });
      });
    }),
    ownChanges: /^html:|^body:/,
  },
];
