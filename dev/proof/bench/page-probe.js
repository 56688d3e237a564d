// Runs in every measured page before the page's own scripts; `window.benchKind` is set right before (with-page.ts).
// Types: probe-record.ts. A plain script, since a bundler's helpers would not be there in the page.
(() => {
  if (window !== window.top) return;
  const kind = window.benchKind;
  const seen = {
    visible: null,
    interactive: null,
    pressed: null,
    clicked: null,
    redirected: null,
    firstPaint: null,
    largestPaint: null,
    shifts: [],
  };
  let setUsable;
  let setLeaving;
  let setPainted;
  const usable = new Promise((resolve) => {
    setUsable = resolve;
  });
  const leaving = new Promise((resolve) => {
    setLeaving = resolve;
  });
  const painted = new Promise((resolve) => {
    setPainted = resolve;
  });

  const isEmailField = (input) =>
    input.type === 'email' || /\b(email|username)\b/.test(input.autocomplete) || /e-?mail/i.test(input.name);
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) === true
    );
  };
  // The measured cards by name: a look at every element would cost a large page more time than a small one.
  const findEmailField = () => {
    const cards = document.querySelectorAll('acct-auth-card, hanko-auth');
    const roots = [document, ...Array.from(cards, (card) => card.shadowRoot)];
    const fields = roots.flatMap((root) => (root ? [...root.querySelectorAll('input')] : []));
    return fields.find((field) => isEmailField(field) && isShown(field)) ?? null;
  };

  // Frameworks attach handlers in their own time: whoever adds one that a visitor's typing or sending reaches is remembered.
  const handled = new WeakSet();
  if (kind === 'peer') {
    const types = ['submit', 'click', 'input', 'change', 'keydown', 'keyup', 'keypress'];
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (types.includes(type)) handled.add(this ?? window);
      return add.call(this, type, ...rest);
    };
  }
  const takesInput = (field) => {
    const controls = [field, field.form, ...(field.form?.querySelectorAll('button, input') ?? [])];
    if (!controls.some((control) => control && handled.has(control))) return false;
    field.focus({ preventScroll: true });
    return field.getRootNode().activeElement === field;
  };

  let field = null;
  let readyAt = null;
  const finish = () => {
    if (seen.visible === null || seen.interactive !== null || (kind === 'card' && readyAt === null)) return;
    if (kind === 'peer' && !takesInput(field)) return;
    seen.interactive = Math.max(seen.visible, kind === 'peer' ? performance.now() : (readyAt ?? 0));
    setUsable();
  };
  // A message sent in a frame arrives when that frame has been painted. The next frame would be later by whatever script comes between.
  const afterThisFrame = (act) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(null);
  };
  const onFrame = () => {
    if (!field) {
      field = findEmailField();
      if (field) {
        afterThisFrame(() => {
          seen.visible = performance.now();
          finish();
        });
      }
    }
    finish();
    if (!field || (kind === 'peer' && seen.interactive === null)) requestAnimationFrame(onFrame);
  };
  if (kind !== 'site') requestAnimationFrame(onFrame);
  document.addEventListener('acct-ready', () => {
    readyAt ??= performance.now();
    finish();
  });
  const remember = (type, name) =>
    document.addEventListener(
      type,
      () => {
        seen[name] = performance.now();
      },
      true,
    );
  remember('pointerdown', 'pressed');
  remember('click', 'clicked');
  document.addEventListener('acct-redirect', () => {
    seen.redirected ??= performance.now();
    setLeaving();
  });

  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  const placeOf = ({ x, y, width, height }) => `${[x, y, width, height].map(Math.round).join(' ')}`;
  observe('layout-shift', (shift) => {
    if (shift.hadRecentInput) return;
    // Nodes in a shadow root are not told, so what moved is said by its place.
    const moved = (shift.sources ?? []).map(
      (source) => `${placeOf(source.previousRect)} -> ${placeOf(source.currentRect)}`,
    );
    seen.shifts.push({ at: shift.startTime, value: shift.value, moved });
  });
  observe('paint', (paint) => {
    if (paint.name === 'first-contentful-paint') seen.firstPaint = paint.startTime;
  });
  observe('largest-contentful-paint', (paint) => {
    seen.largestPaint = paint.startTime;
    setPainted();
  });

  const record = () => ({
    ...seen,
    files: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      ({ name, startTime, responseEnd, encodedBodySize }) => ({
        address: name,
        start: startTime,
        end: responseEnd,
        bytes: encodedBodySize,
      }),
    ),
  });
  window.bench = { usable, leaving, painted, record };
})();
