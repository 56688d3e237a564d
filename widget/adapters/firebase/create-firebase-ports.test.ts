import { expect, test } from 'vitest';
import { watchNodeRemoval } from './create-firebase-ports.ts';

const put = () => {
  const parent = document.body.appendChild(document.createElement('div'));
  const node = parent.appendChild(document.createElement('p'));
  let reported = 0;
  const end = watchNodeRemoval(node, () => {
    reported += 1;
  });
  const settled = async () => {
    // Observers report in the order in which they were created. So once the observer below reports, the tested observer
    // has reported too.
    const change = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(parent, { childList: true });
    });
    parent.append('marker');
    await change;
    return reported;
  };
  return { parent, node, end, settled };
};

test('the node’s removal is reported once if the content of its parent is replaced', async () => {
  const { parent, node, settled } = put();
  parent.innerHTML = '<b>Welcome</b>';
  expect(await settled()).toBe(1);
  parent.append(node);
  parent.textContent = '';
  expect(await settled()).toBe(1);
});

test('a change of the node’s siblings or a move of its parent is not reported as the node’s removal', async () => {
  const { parent, settled } = put();
  parent.append('text');
  document.body.prepend(parent);
  parent.lastChild?.remove();
  expect(await settled()).toBe(0);
});

test('the node’s removal is not reported after watchNodeRemoval has been cancelled', async () => {
  const { node, end, settled } = put();
  end();
  node.remove();
  expect(await settled()).toBe(0);
});
