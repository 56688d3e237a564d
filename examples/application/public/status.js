// Requests the status of the visitor's company every two seconds until it is final. Without this script the page shows
// the status until the visitor reloads it.
const line = document.getElementById('provision-text');
const field = document.getElementById('provision-status');
let isSending = false;

// Does not reload while a form is being sent, since a reload would cancel the form. The form for signing out ends the
// session before the browser leaves the page.
document.addEventListener('submit', () => {
  isSending = true;
});

/** @param {{ status: string | null, text: string }} answer */
function show({ status, text }) {
  // Writes the status only if it has changed, because screen readers would otherwise announce it each time.
  if (line && line.textContent !== text) line.textContent = text;
  if (field) field.textContent = status;
}

async function ask() {
  const answer = await fetch('/provisioning.json');
  // Reloads the page if the session has ended, so that the application redirects to the site for renewal.
  if (answer.status === 401 && !isSending) return location.reload();
  if (answer.ok) {
    const told = await answer.json();
    show(told);
    if (told.isSettled) return;
  }
  askLater();
}

function askLater() {
  // Sends no requests while the page is hidden.
  setTimeout(() => (document.hidden ? askLater() : ask().catch(askLater)), 2000);
}

askLater();
