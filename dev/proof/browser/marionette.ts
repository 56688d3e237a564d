import { connect, type Socket } from 'node:net';

/** A session over Marionette, the protocol under Firefox's own WebDriver: the one way to its address and login managers. */
export type Marionette = {
  /** A command by its name, such as `WebDriver:Navigate`; rejects with Firefox's own message. */
  send<Result = unknown>(command: string, parameters?: object): Promise<Result>;
  /** Runs the body of an async function, in the page or with the rights of the browser itself. */
  run<Result>(where: 'content' | 'chrome', body: string, args?: readonly unknown[]): Promise<Result>;
  close(): void;
};

type Reply = readonly [
  type: 1,
  id: number,
  error: { readonly error: string; readonly message: string } | null,
  result: unknown,
];
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/** Connects to the Marionette of a Firefox on this machine. https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await open(port);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  readPackets(socket, (packet) => {
    // The first packet says only who is there.
    if (!Array.isArray(packet)) return;
    const [, id, error, result] = packet as unknown as Reply;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
    else asked?.resolve(result);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection.'));
  });
  const send = <Result>(command: string, parameters: object = {}): Promise<Result> => {
    last += 1;
    const packet = JSON.stringify([0, last, command, parameters]);
    socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
    });
  };
  return {
    send,
    async run<Result>(where: 'content' | 'chrome', body: string, args: readonly unknown[] = []) {
      await send('Marionette:SetContext', { value: where });
      const script = `const done = arguments[arguments.length - 1]; const args = Array.from(arguments).slice(0, -1);
        (async (args) => { ${body} })(args).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value } = await send<{ value: { value?: Result; error?: string } | null }>(
        'WebDriver:ExecuteAsyncScript',
        {
          script,
          args,
          newSandbox: true,
          scriptTimeout: 20_000,
        },
      );
      if (value === null) throw new Error('The page has gone meanwhile.');
      if (value.error !== undefined) throw new Error(value.error);
      return value.value as Result;
    },
    close: () => socket.end(),
  };
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Each packet is its length in bytes, a colon and JSON. */
function readPackets(socket: Socket, take: (packet: unknown) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data as Buffer]);
    for (;;) {
      const colon = rest.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(rest.subarray(0, colon).toString());
      if (rest.length < end) return;
      take(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  });
}
