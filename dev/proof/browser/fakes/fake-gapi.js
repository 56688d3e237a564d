// Fake of https://apis.google.com/js/api.js (gapi.iframes), which Firebase Auth loads for signInWithPopup: through it
// the page, the hidden helper iframe and the popup's handler page exchange messages. It has only what Firebase uses:
// gapi.load, open, register, send, ping, restyle. Messages go to '*' without an origin check: only for tests.
(() => {
  let lastId = 0;

  class Channel {
    handlers = {};
    pending = {};

    /** @param {() => Window} peer the window at the other end; a function, because an iframe gets its window late */
    constructor(peer) {
      this.peer = peer;
      window.addEventListener('message', (event) => this.receive(event));
    }

    async receive({ data: message, source }) {
      if (!message?.fakeGapi || source !== this.peer()) return;
      if (message.kind === 'answer') {
        this.pending[message.id]?.(message.data);
        delete this.pending[message.id];
        return;
      }
      const answer = message.name === 'ping' ? [{ status: 'PONG' }] : await this.handlers[message.name]?.(message.data);
      source.postMessage({ fakeGapi: true, kind: 'answer', id: message.id, data: [answer] }, '*');
    }

    register(name, handler) {
      this.handlers[name] = handler;
    }

    send(name, data, callback) {
      return new Promise((resolve) => {
        const id = ++lastId;
        this.pending[id] = (answer) => {
          resolve(answer);
          try {
            callback?.(answer);
          } catch {
            // Ignores an error of the SDK's callback, because the emulator's helper page answers some messages, such
            // as webStorageSupport, without a value.
          }
        };
        this.peer().postMessage({ fakeGapi: true, kind: 'question', id, name, data }, '*');
      });
    }

    /** Repeats the message until the other page answers, since that page may not listen yet. */
    ping(callback) {
      return new Promise((resolve) => {
        const ask = () => void this.send('ping').then(finish);
        const timer = setInterval(ask, 100);
        let done = false;
        const finish = (answer) => {
          clearInterval(timer);
          if (done) return;
          done = true;
          resolve(answer);
          callback?.(answer);
        };
        ask();
      });
    }

    restyle() {
      return Promise.resolve();
    }
  }

  const anyOrigin = () => true;
  let parentChannel;
  const context = {
    getParentIframe() {
      parentChannel = parentChannel ?? new Channel(() => window.parent);
      return parentChannel;
    },
    open({ url, attributes = {}, where }, callback) {
      return new Promise((resolve, reject) => {
        const frame = document.createElement('iframe');
        frame.src = url;
        Object.assign(frame.style, attributes.style);
        frame.setAttribute('aria-hidden', 'true');
        const channel = new Channel(() => frame.contentWindow);
        frame.addEventListener('load', () => Promise.resolve(callback(channel)).then(resolve, reject), { once: true });
        where.append(frame);
      });
    },
  };

  window.gapi = {
    load(_names, done) {
      window.gapi.iframes = { Iframe: Channel, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: anyOrigin };
      setTimeout(() => (done.callback ?? done)(), 0);
    },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  setTimeout(() => {
    window[onload]?.();
    window.gapi_onload?.();
  }, 0);
})();
