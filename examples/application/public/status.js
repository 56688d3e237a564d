// Asks every two seconds how far the visitor's company is, and stops once that is settled. Without it the page says
// what it said.
const line = document.getElementById('provision-text');
const field = document.getElementById('provision-status');
let isSending = false;

// Signing out ends the session before the browser has left: a reload then would call the form off.
document.addEventListener('submit', () => {
  isSending = true;
});

/** @param {{ status: string | null, text: string }} answer */
function show({ status, text }) {
  // Written only when it differs, or screen readers would tell it each time.
  if (line && line.textContent !== text) line.textContent = text;
  if (field) field.textContent = status;
}

async function ask() {
  const answer = await fetch('/provisioning.json');
  // The session has ended: a navigation is sent to be renewed.
  if (answer.status === 401 && !isSending) return location.reload();
  if (answer.ok) {
    const told = await answer.json();
    show(told);
    if (told.isSettled) return;
  }
  askLater();
}

function askLater() {
  // Nothing is asked for a page that nobody sees.
  setTimeout(() => (document.hidden ? askLater() : ask().catch(askLater)), 2000);
}

askLater();
