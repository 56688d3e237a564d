// Fakes https://www.google.com/recaptcha/api.js (v2) for Firebase's RecaptchaVerifier and for our own pages. A visible
// widget is a box with a checkbox in an open shadow root, which page styles do not reach but Playwright and axe do:
// page.getByRole('checkbox', { name: "I'm not a robot" }).click(). An invisible widget is solved by execute().
// Tests control the fake by these members of window.__fakeRecaptcha. Without an id, a call acts on the first widget.
// - expire(id) removes the response and calls expired-callback, as after two minutes.
// - fail(id) removes the response and calls error-callback, as without a network. The next click works again.
// - solve(id) acts like a click. `failNext` makes the next click or execute() fail. `delay` is in ms before the token.
// The fake has no grecaptcha.enterprise (see fake-recaptcha-enterprise.js), no image challenges and no real tokens.
(() => {
  const query = new URL(document.currentScript.src).searchParams;
  window.__fakeRecaptcha = window.__fakeRecaptcha ?? {
    counts: { loads: 0, renders: 0, resets: 0, executes: 0, solves: 0 },
    widgets: [],
    delay: 0,
    failNext: false,
    hl: '',
    solve: (id) => solve(widget(id)),
    expire: (id) => end(widget(id), 'expired-callback', 'Verification expired. Check the checkbox again.'),
    fail: (id) =>
      end(widget(id), 'error-callback', 'Could not contact reCAPTCHA. Check your connection and try again.'),
  };
  const fake = window.__fakeRecaptcha;
  fake.counts.loads++;
  fake.hl = query.get('hl') ?? '';

  function widget(id = 0) {
    if (!fake.widgets[id]) throw new Error(`Invalid reCAPTCHA client id: ${id}`);
    return fake.widgets[id];
  }
  const notify = (w, name, ...args) => {
    const f = w.params[name];
    (typeof f === 'string' ? window[f] : f)?.(...args);
  };
  const show = (w, checked, message = '') => {
    if (!w.box) return;
    w.box.checked = checked;
    w.box.disabled = false;
    w.note.textContent = message;
  };
  function solve(w) {
    if (fake.failNext) {
      fake.failNext = false;
      return end(w, 'error-callback', 'Could not contact reCAPTCHA. Check your connection and try again.');
    }
    w.response = `fake-recaptcha-token-${++fake.counts.solves}`;
    show(w, true);
    notify(w, 'callback', w.response);
  }
  function end(w, callback, message) {
    w.turn++;
    w.response = '';
    show(w, false, message);
    notify(w, callback);
  }
  const later = (w) => {
    if (w.box) w.box.disabled = true;
    const turn = w.turn;
    setTimeout(() => w.turn === turn && solve(w), fake.delay); // a reset during the delay cancels the token
  };

  function draw(w) {
    const host = document.createElement('div');
    const [width, height] = w.params.size === 'compact' ? [164, 144] : [304, 78];
    Object.assign(host.style, { width: `${width}px`, height: `${height}px` });
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    const dark = w.params.theme === 'dark';
    sheet.replaceSync(
      `:host{all:initial;display:block;box-sizing:border-box;overflow:hidden;border:1px solid #d3d3d3;border-radius:3px;padding:12px;
        background:${dark ? '#222' : '#f9f9f9'};color:${dark ? '#fff' : '#000'};font:14px/17px Roboto,Helvetica,Arial,sans-serif}
      label{display:flex;align-items:center;gap:12px} input{width:24px;height:24px;margin:0} p{margin:4px 0 0;font-size:11px;line-height:13px;color:${dark ? '#ff9d8c' : '#b00020'}}`,
    );
    root.adoptedStyleSheets = [sheet];
    w.box = document.createElement('input');
    w.box.type = 'checkbox';
    w.box.tabIndex = Number(w.params.tabindex ?? 0);
    w.box.addEventListener('click', (e) => {
      e.preventDefault(); // the box is checked only after a token arrives
      if (!w.response) later(w);
    });
    w.note = document.createElement('p');
    w.note.setAttribute('aria-live', 'polite');
    const label = document.createElement('label');
    label.append(w.box, "I'm not a robot");
    root.append(label, w.note);
    // Adds a field as the real widget does, so that a form around the widget submits it
    // (https://developers.google.com/recaptcha/docs/display).
    const field = document.createElement('textarea');
    field.name = 'g-recaptcha-response';
    field.className = 'g-recaptcha-response';
    field.style.display = 'none';
    w.container.append(host, field);
  }

  // These functions do not use `this`, because the Firebase SDK calls `render` without an object.
  const render = (container, params = {}) => {
    const element = typeof container === 'string' ? document.getElementById(container) : container;
    if (!(element instanceof Element)) throw new Error('reCAPTCHA placeholder element must be an element or id');
    if (element.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element');
    if (!params.sitekey) throw new Error('Missing required parameters: sitekey');
    // Releases the nodes of removed widgets but keeps their parameters, like the real script.
    for (const old of fake.widgets)
      if (old.container && !old.container.isConnected) old.container = old.box = old.note = null;
    const w = { params, container: element, response: '', turn: 0 };
    if (params.size !== 'invisible') draw(w);
    fake.counts.renders++;
    return fake.widgets.push(w) - 1; // a widget's id is its index, as in the real script
  };
  const getResponse = (id) => widget(id).response;
  const reset = (id) => {
    const w = widget(id);
    fake.counts.resets++;
    w.turn++;
    w.response = '';
    show(w, false);
  };
  const execute = (id) => {
    fake.counts.executes++;
    later(widget(id));
  };
  const ready = (f) => setTimeout(f, 0);

  setTimeout(() => {
    // the real api.js loads a second script before its functions exist
    if (!window.grecaptcha?.render)
      window.grecaptcha = Object.assign(window.grecaptcha ?? {}, { render, getResponse, reset, execute, ready });
    if ((query.get('render') ?? 'onload') === 'onload')
      for (const e of document.querySelectorAll('.g-recaptcha:empty'))
        render(e, {
          ...e.dataset,
          'expired-callback': e.dataset.expiredCallback,
          'error-callback': e.dataset.errorCallback,
        });
    window[query.get('onload')]?.();
  }, 20);
})();
