// Disables the sign-in by phone when an alarm opens or a budget is spent (docs/every-day.md#the-alarm).
import { cloudEvent } from '@google-cloud/functions-framework';

const about = async (path) =>
  (
    await fetch(`http://metadata.google.internal/computeMetadata/v1/${path}`, {
      headers: { 'Metadata-Flavor': 'Google' },
    })
  ).text();

cloudEvent('phoneOff', async ({ data }) => {
  const alarm = JSON.parse(Buffer.from(data.message.data, 'base64').toString());
  // A budget sends several messages a day, even if it is not spent. An alarm sends one message when it opens and one
  // when it closes.
  if (!(alarm.costAmount > alarm.budgetAmount) && alarm.incident?.state !== 'open') return;
  const project = await about('project/project-id');
  const { access_token } = JSON.parse(await about('instance/service-accounts/default/token'));
  const config = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
  const answer = await fetch(`${config}?updateMask=signIn.phoneNumber.enabled`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ signIn: { phoneNumber: { enabled: false } } }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
});
