// Fake of https://www.google.com/recaptcha/enterprise.js: an invisible check that solves itself. App Check renders a
// widget; Identity Platform's own check needs only the page's key. Tests read the fake through page.evaluate:
// __fakeEnterprise = { loads, renders, executes: [{ sitekey, size, action }] }.
(() => {
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  window.__fakeEnterprise = window.__fakeEnterprise || { loads: 0, renders: 0, executes: [] };
  const fake = window.__fakeEnterprise;
  fake.loads++;
  const widgets = [];
  const enterprise = {
    ready: (done) => setTimeout(done, 0),
    render(node, parameters) {
      if (!(node instanceof Element) || !parameters.sitekey)
        throw new Error('Invalid site key or not loaded in api.js');
      fake.renders++;
      return widgets.push(parameters) - 1;
    },
    async execute(id, { action }) {
      const { sitekey, size } = widgets[id] ?? { sitekey: id };
      fake.executes.push({ sitekey, size, action });
      return `fake-enterprise-answer-${fake.executes.length}`;
    },
  };
  setTimeout(() => {
    // Keeps the functions that api.js has added to grecaptcha, like the real script.
    window.grecaptcha = Object.assign(window.grecaptcha ?? {}, { enterprise });
    if (onload) window[onload]?.();
  }, 20);
})();
