"""A main application in Python, of the standard library alone: what docs/for-the-application.md asks for, in small.

    npm start -- --app http://localhost:8000
    python3 examples/small-application.py

FOR THE EMULATORS ONLY: their tokens are signed by nobody (`alg: none`), so claims are checked here and no signature. A
live one verifies both with firebase-admin (`auth.verify_id_token(token, check_revoked=True)`), keeps its sessions in a
database, and has what is left out: `Which account?` when another has signed in on the site, planted cookies deleted.
"""
import base64, hashlib, hmac, html, json, os, re, secrets, time  # noqa: E401
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, quote, urlencode, urlsplit
from urllib.request import Request, urlopen

APP = os.environ.get('APP_ORIGIN', 'http://localhost:8000')
SITE = os.environ.get('SITE_ORIGIN', 'http://localhost:5173')
PROJECT = os.environ.get('GOOGLE_CLOUD_PROJECT', 'demo-acct')
EMULATOR = os.environ.get('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099')
DOMAIN, PREFIX = os.environ.get('COOKIE_DOMAIN', 'localhost'), os.environ.get('COOKIE_PREFIX', 'acct')
OWN = '__Host-app_' if APP.startswith('https:') else 'app_'
WEEK = 604_800
sessions = {}  # claims by session cookie


def accounts(call, body):
    """Asks the emulator with the owner's rights, as the Admin SDK asks Google."""
    address = f'http://{EMULATOR}/identitytoolkit.googleapis.com/v1/projects/{PROJECT}/accounts:{call}'
    headers = {'authorization': 'Bearer owner', 'content-type': 'application/json'}
    with urlopen(Request(address, json.dumps(body).encode(), headers), timeout=10) as answer:
        return json.load(answer)


def counts(claims):
    """Whether this sign-in is younger than seven days, was not revoked since, and its account is open."""
    users = accounts('lookup', {'localId': [claims['sub']]}).get('users', [])
    is_open = users and not users[0].get('disabled')
    return is_open and claims['auth_time'] >= max(time.time() - WEEK, int(users[0].get('validSince', 0)))


def verify(token):
    """The claims of an emulator's token; None where it does not count (any longer)."""
    try:
        head, body, signature = token.split('.')
        head, claims = (json.loads(base64.urlsafe_b64decode(part + '==')) for part in (head, body))
        right = head['alg'] == 'none' and signature == '' and isinstance(claims['sub'], str) and claims['sub']
        right = right and claims['aud'] == PROJECT and claims['iss'] == f'https://securetoken.google.com/{PROJECT}'
        return claims if right and claims['exp'] > time.time() and counts(claims) else None
    except (ValueError, KeyError, TypeError):
        return None


def mac(key, text):
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()


def is_mac(fields, key, text):
    return hmac.compare_digest(fields.encode(), mac(key, text).encode())


def own_path(text):
    """A path of this application, which no browser reads as another host."""
    return '/' + re.sub(r'[^!-~]', '', text).lstrip('/\\')


class Application(BaseHTTPRequestHandler):
    def do_GET(self):
        self.guarded(self.visit)

    def do_POST(self):
        self.guarded(self.act)

    def guarded(self, answer):
        try:
            answer()
        except RecursionError:  # a token of deeply nested brackets
            self.refuse()
        except OSError:  # Google is unavailable, which proves no forgery: every cookie stays
            self.show(503, 'Please try again', '<p>Your sign-in cannot be checked at the moment.')

    def visit(self):
        url = urlsplit(own_path(self.path))
        if url.path == '/site-sign-out':
            proof = mac(''.join(self.cookies(OWN + 'session')[:1]), 'form')
            return self.show(200, 'Sign out here?', self.form('/site-sign-out', 'Sign out', proof))
        query = dict(parse_qsl(url.query))
        state, uid = query.pop('session_state', None), query.pop('session_uid', None)
        page = ('/' if url.path == '/login' else url.path) + (f'?{urlencode(query)}' if query else '')
        session, tokens = self.session(), self.cookies(f'{PREFIX}_auth_token')
        if session:
            sign_out = self.form('/sign-out', 'Sign out', mac(self.cookies(OWN + 'session')[0], 'form'))
            who = html.escape(session.get('email') or session['sub'])
            return self.redirect(page) if state else self.show(200, 'You are signed in', f'<p>{who}{sign_out}')
        mode, destination = self.headers.get('Sec-Fetch-Mode'), self.headers.get('Sec-Fetch-Dest')
        is_visit = (mode, destination) in ((None, None), ('navigate', 'document'))
        if not is_visit or self.headers.get('Sec-Purpose'):
            return self.show(401, 'You are not signed in', '')
        found = [verify(token) for token in tokens]
        whose = {each['sub'] if each else None for each in found}
        is_of_one = len(whose) == 1 and None not in whose and uid in (None, *whose)
        if state and state in self.cookies(OWN + 'state') and is_of_one and uid:
            return self.begin(found[0], page)  # the site confirms the user whom it has just renewed
        asked = '.'.join(self.cookies(OWN + 'asked')).split('.')
        mark = mac(page, 'with a token' if tokens else 'without')[:8]
        is_back, state, back = state is not None, secrets.token_urlsafe(32), quote(page, safe='')
        remember = self.own('state', state, 300)
        if mark not in asked and not is_back:  # redirects once for each page, then shows a line and links
            marks = self.own('asked', '.'.join([*asked[-9:], mark]), 60)
            return self.redirect(f'{SITE}/session?return={back}&state={state}', [remember, marks])
        links = f'<p><a href="{SITE}/login?return={back}">Sign in</a> <a href="{SITE}/session?sign-out">Sign out</a>'
        if is_of_one:  # "not my device": the site confirms nobody, so ask the visitor
            who = found[0].get('email') or found[0]['sub']
            links = self.form(f'/take?page={back}', f'Continue as {who}', mac(state, tokens[0])) + links
        title = 'Which account?' if is_of_one else 'You are not signed in'
        self.show(200 if is_of_one else 401, title, links, [remember])

    def act(self):
        url, length = urlsplit(own_path(self.path)), self.headers.get('Content-Length') or '0'
        if not re.fullmatch('[0-9]{1,9}', length):
            return self.refuse()
        body = self.rfile.read(min(int(length), 10_000)).decode('latin-1')
        fields = dict(parse_qsl(body))
        proof, site, origin = fields.get('proof', ''), self.headers.get('Sec-Fetch-Site'), self.headers.get('Origin')
        is_own = site == 'same-origin' or (site is None and origin == APP)
        [session_id] = self.cookies(OWN + 'session')[:1] or ['']
        if url.path == '/site-sign-out':  # the site signed a user out: end the session here, without revoking
            if origin != SITE and not (is_own and is_mac(proof, session_id, 'form')):
                return self.redirect('/site-sign-out')  # asks first: another site's POST brings no cookie
            session = sessions.get(session_id)
            is_theirs = session and (origin != SITE or session['sub'] == fields.get('user_id'))
            ended = [self.own('session', '', 0)] if is_theirs and sessions.pop(session_id, None) else []
            of = '=other' if session and not is_theirs else ''  # another user's session stays, and the site shows that
            return self.redirect(f'{SITE}/session?signed-out{of}', [*ended, *self.site_cookies_gone()])
        if is_own and url.path == '/sign-out' and session_id and is_mac(proof, session_id, 'form'):
            session = sessions.pop(session_id, None)
            try:
                if session:
                    accounts('update', {'localId': session['sub'], 'validSince': str(int(time.time()))})
            except OSError:  # the session ends here in any case
                print('sign-out/not-everywhere: the session may continue on other devices', flush=True)
            gone = [self.own('session', '', 0), *self.site_cookies_gone()]
            return self.redirect(f'{SITE}/session?sign-out', gone)
        if is_own and url.path == '/take':
            for token in self.cookies(f'{PREFIX}_auth_token'):
                for state in self.cookies(OWN + 'state'):
                    claims = is_mac(proof, state, token) and verify(token)
                    if claims:
                        return self.begin(claims, own_path(dict(parse_qsl(url.query)).get('page', '')))
        self.show(403, 'That was not done', '<p>Reload the page and try again.')

    def refuse(self):
        way_out = f'<a href="{SITE}/session?sign-out">Sign out</a>, or delete the cookies of this site.'
        self.show(400, 'This request cannot be read', f'<p>{way_out}')

    def begin(self, claims, page):
        """Exchanges the token for a session of our own, which no page but ours can read or plant."""
        session_id = secrets.token_urlsafe(32)
        sessions[session_id] = claims
        spent = [self.own(name, '', 0) for name in ('state', 'asked')]
        self.redirect(page, [self.own('session', session_id, 43_200), *spent])

    def session(self):
        session = sessions.get(''.join(self.cookies(OWN + 'session')[:1]))
        return session if session and counts(session) else None

    def cookies(self, name):
        """Every value of a cookie: another page below the base domain can put its own before the site's."""
        pairs = (pair.strip().partition('=') for pair in (self.headers.get('Cookie') or '').split(';'))
        return [value for found, _, value in pairs if found == name and value]

    def own(self, name, value, seconds):
        return f'{OWN}{name}={value}; Max-Age={seconds}; Path=/; Secure; HttpOnly; SameSite=Lax'

    def site_cookies_gone(self):
        names = [f'{PREFIX}_{name}' for name in ('auth_token', 'user_id', 'company_id')]
        return [f'{name}=; Max-Age=0; Domain={DOMAIN}; Path=/; Secure; SameSite=None' for name in names]

    def form(self, action, label, proof):
        hidden = f'<input type="hidden" name="proof" value="{proof}">'
        return f'<form method="post" action="{action}">{hidden}<button>{html.escape(label)}</button></form>'

    def redirect(self, address, set_cookies=()):
        self.answer(303, set_cookies, ('Location', address), b'')

    def show(self, status, title, content, set_cookies=()):
        text = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>{content}'
        self.answer(status, set_cookies, ('Content-Type', 'text/html; charset=utf-8'), text.encode())

    def answer(self, status, set_cookies, header, body):
        self.send_response(status)
        # The site asks before it signs a visitor out, unless the referrer shows that this application sent the visitor.
        policy = f"default-src 'none'; form-action 'self' {SITE}; frame-ancestors 'none'; base-uri 'none'"
        headers = [header, ('Content-Length', str(len(body))), *(('Set-Cookie', line) for line in set_cookies)]
        headers += [('Referrer-Policy', 'strict-origin'), ('Cache-Control', 'no-store')]
        for each in [*headers, ('Content-Security-Policy', policy)]:
            self.send_header(*each)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


if not PROJECT.startswith('demo-'):
    raise SystemExit(f'{PROJECT} is no demo- project: unsigned tokens would be accepted.')
server = ThreadingHTTPServer(('127.0.0.1', urlsplit(APP).port or 8000), Application)
print(f'The application is ready at {APP} (Python, emulators only).', flush=True)
server.serve_forever()
