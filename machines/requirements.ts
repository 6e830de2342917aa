/**
 * The requirement register: what the product must do, by the id that tests, comments and charts name. Copied from the project's
 * register of requirements and, for SAF and RMB, from its page on safety, which have the last word: a row that changes there is
 * changed here. `P1` to `P6` and `C1` to `C9` are chapters of the sources. An id's letters are its group.
 */
export const requirements = {
  'LOC-1':
    'puts every route under `language-MARKET` (at most 5 characters); a missing, too short or not allowed segment redirects to `en-UN`, keeping the rest of the path, query and hash (`/promotions` → `/en-UN/promotions`, `/xx-YY/terms` → `/en-UN/terms`)',
  'LOC-2': 'scrolls to the top at each route change, and restores the place on Back',
  'LOC-3':
    'knows every market of P3 with id, name, languages, enabled flag, custom-id flag, locale mapping, origin country, custom-language map and region language; a disabled market (JP) is not selectable and redirects',
  'LOC-4':
    'maps country to market (SE→PP, NL→LL, DE→JJ, GB→GG, else its own or UN) and proposes that market to a first visitor from the detected country',
  'LOC-5':
    'constrains the language per market (UN en fi no pl; LL en fr; CA en/fr in the address = ca/caf inside, both spellings accepted; BR pt; TR tr; DE, JJ de; the rest their own, FI and NO also en) and falls back to the market’s default (a known market with a wrong language keeps the market; a country that is no market, `de-DE`, goes to `en-UN`)',
  'LOC-6': 'picks caf for a French browser or a Quebec visitor in CA',
  'LOC-7':
    'maps to content language (PT portugal, BR pt, NZ nz, CA ca/caf, GG gb, JJ tr_JJ for Turkish and en for English, else the language)',
  'LOC-8':
    'maps to game-launch language (CL, PE Spanish; CA French unless ca gives English; caf fr-CA; ca, nz en; pt pt-BR) and tournament language (CA→EN, CAF→FR)',
  'LOC-9': 'formats dates as dd/MM/yyyy and numbers in the locale (ja→ja_JP, caf→fr-FR)',
  'LOC-10':
    'formats money per currency: symbol, space, position, up to 2 decimals, for BRL CAD CLP EUR GBP INR NZD NOK PEN PHP PLN ZAR TRY; default EUR',
  'LOC-11':
    'offers a market and language switch that keeps the player on the same page, and saves the language of a signed-in player (PATCH /player/language)',
  'LOC-12': 'sends the language `inen` as `en`',
  'LOC-13':
    'has every visible text in all 17 languages (en fi no de caf ca nz fr inen cl pe pt br ja tl tr pl), loaded from `/locales/{language}/default.json`, tried up to 3 more times after a failure, waiting 2000 ms × attempt, then logged and shown in the bundled default language',
  'LOC-14':
    'works for several brand variants: a brand is one folder (theme, logo, markets, options), chosen by a setting at run time; two brands ship',
  'NAV-1':
    'shows the home page at the locale root, `welcome`, `signup`, `signup/pnp`, the sign-up ones with their panel open',
  'NAV-2':
    'has `signup/callback` only when the pay-and-play build setting is on (and the visitor’s address is on its allow-list when there is one)',
  'NAV-3': 'has the loyalty (VIP) page per market, `promo/{slug}`, `landing/{id}`, `deposit`',
  'NAV-4': 'has promotions: list, category, category with tag, and one promotion',
  'NAV-5':
    'has every static page of P2 from content, `terms` hidden where the footer brings its own, plus content-driven information and contact-us pages added from content',
  'NAV-6': 'has 401, 404 (unknown path), 500, closed-account, restricted, accept-terms-condition pages',
  'NAV-7': 'opens the login panel at `#login` on any page, and Back closes it',
  'NAV-8':
    'has the account area: account, verification, banking, transactions, withdraw, deposit, rewards, rewards/active, bonus-code, inbox, inbox/notifications/{id?}, gambling-limits',
  'NAV-9':
    'has casino lobby `online-casino/{id?}` and play `online-casino/play/{provider}/{id?}` for the nine providers, creedroomz only behind its flag',
  'NAV-10':
    'has live lobby `live-casino-online/{id?}` and play `live-casino-online/play/{provider}` for evolution, pragmaticplay, pariplay, softswiss',
  'NAV-11':
    'has `sportsbook/{category?}/{region?}/{competition?}/{event?}`, deep links handed to the sportsbook frame; virtual sports beside it',
  'NAV-12':
    'knows page ids sport-base, live-betting, bet-history, casino-lobby, live-casino, live-casino-table, promotions-home and uses them for banners, tracking and content',
  'NAV-13': 'has two header types: default and game',
  'NAV-14': 'sets title, description, canonical, hreflang and share tags per page from content SEO text',
  'GRD-1':
    'sends a visitor from the account area to the 401 page with the original path in navigation state; signing in from there returns to it',
  'GRD-2': 'shows a loader while authorisation is pending',
  'GRD-3':
    'guards deposit, rewards, bonus-code, inbox, gambling-limits pages by payout-risk and multibrand-suspension; bonus-code also by manual claim allowed; they lead to my-account/account; timeout, self-exclusion and lowering a limit stay reachable for everyone on responsible-gambling',
  'GRD-4':
    'sends casino and live casino to the locale home for payout-risk, multibrand-suspended, no access flag or failed extra check',
  'GRD-5':
    'allows live play routes to signed-in players only; an authorised-only route sends a visitor to the live-casino path',
  'GRD-6':
    'allows sportsbook only without payout risk, without suspension, with access and extra check (market offers it, play not blocked), else to the locale home; sports, casino, live count as enabled when not signed in',
  'GRD-7':
    'forces an authorised player with newer terms to accept-terms-condition, except on home and any path containing my-account or accept-terms-condition',
  'GRD-8':
    'shows maintenance page in maintenance mode; restricted page for a restricted country or a path containing /restricted; renders nothing until access is Resolved, except on the sign-up callback',
  'GRD-9':
    'after login goes to locale plus the stored redirect page or default; a stored redirect on the excluded list (401, 500, reset-password, closed-account, restricted, signup*) becomes home; carries bonusCode from navigation state as a query parameter; newer terms go to acceptance and set the flag',
  'GRD-10': 'after a password reset goes to `/`',
  'GRD-11':
    'on a 401 or 403 answer of the product API to a call that bore a token signs out and goes to login/home; not for the catalogue’s own 403 codes (explicit deny, phone check), the CRM session call or sign-out itself; never loops, and many parallel ones sign out once',
  'GRD-12':
    'profile flags payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal gate their areas in menu and route alike',
  'APP-1':
    'shows crash screen 1 (whole app) and 2 (a page), with the headings, texts and buttons of P2, and an image each for oops, region blocked, 401, 403, 404, 500',
  'APP-2': 'router fallback says Unexpected Application Error! with message or status text',
  'APP-3': 'toasts: error, success, warning, warningValue (value, timer, swipe), success keys of C8',
  'APP-4': 'answers every row of the error catalogue C8 as written there',
  'APP-5':
    'maps client errors: 400 with a code shows the code’s text, else error.oops.tryAgain; 404/500 with message a toast; no answer Network Error',
  'APP-6': 'puts server validationErrors (objectName, field, rejectedValue, status, message, code) on their fields',
  'APP-7':
    'keeps exactly the local-storage, session-storage and cookie entries of the table in `decisions.md`; sets the id-token cookie (1 year, secure, cross-site, parent domain) and clears it and the game-provider cookie at logout',
  'APP-8': 'caches data 5 minutes without retry by default',
  'APP-9':
    'breakpoints 320/768/1024/1440, mobile below 1024, 375 narrow, sticky mobile offset 56, resize handler waits 350 ms, device types of C9',
  'APP-10':
    'images at double size, quality 75, webp, from image references `id, width x height, format`, with a placeholder and no layout shift',
  'APP-11':
    'tracking events: only first deposit, registration start and complete, login complete, recurring deposit, only with the flag on and marketing consent given; the data layer, login webhook and CRM loader are pluggable; the CRM session call ignores a 401',
  'APP-12':
    'device fingerprint (blackbox) from a global script, absent → empty; the address helper of the fraud script picks a random last octet 1–253; the ipAddress on the wire is always the station’s',
  'APP-13':
    'sends the site-context header with site id 5 on API calls, id token as Authorization, access token as Access-Token where asked; GET player/access/context from its own host',
  'APP-14': 'player station must have an ip address and an autodetected country, else an error is raised',
  'APP-15': 'business-hours check in a country’s time zone; restricted address range check',
  'AUT-1':
    'signs in against a hosted user pool (SRP, password never sent) and gives session fields of P3 from the id token, tolerating missing optional ones',
  'AUT-2': 'authorisation runs pending → requested → resolved at start and is restored after reload',
  'AUT-3': 'login success: post-login setup, redirect, login-complete event',
  'AUT-4': 'login with retry after sign-up: up to 5 attempts, 3 s apart, visible progress, can be cancelled',
  'AUT-5':
    'brand variant: not-found error → user confirmation look-up → login again if confirmed; migration of a legacy player (POST /player/migration)',
  'AUT-6':
    'matches login errors by message text: timeout in progress (cooling or self-exclusion, days, player, time left, initiator), exclusion with days, indefinite exclusion, attempts exceeded, blacklisted, closed, unauthorised',
  'AUT-7': 'a player in timeout sees remaining days/time and may ask for cooling-off where offered',
  'AUT-8':
    'logout clears session and stored entries, calls CRM logout if present, POST /player/sign_out, signs out, resets all state but markets and partners',
  'AUT-9':
    'an expired access token found in storage signs out; token refresh happens before expiry once for all parallel callers; a session that cannot be read gives 401 Token expired',
  'AUT-10': 'sign-in/out in one tab reaches all open tabs within a second',
  'AUT-11':
    'login events of P4 (open, close, login, success, error, set/reset error code, reset redirect, cooling, terms, panel content, first-login close, completion script)',
  'AUT-12':
    'shows last login date/place after sign-in (latest activity log) and the login history (date, ip, country; Unknown country gives No data)',
  'REG-1':
    'steps details → contact info → verification → complete, plus unsupported and duplicated; next/back clamp at the ends; reload keeps the step and non-secret fields',
  'REG-2':
    'submits details; when neither SMS nor e-mail verification is required (market risk-setting) signs in automatically, else next step; no deposit, claim or real play until date of birth, postal code and terms are in (registration update), enforced at the operator too',
  'REG-3': 'sends the payloads of C3 with header hcaptchaToken (default "-") and the optional country header',
  'REG-4':
    'country list limited to allowed ones; en-UN accepts the chosen country unless the market is in its removal list (BG, CH, PL in one brand), else the market’s origin country; default FI',
  'REG-5':
    'phone-country options: label, value, id, name, currency; countries without dialling code left out; Finland default',
  'REG-6': 'a phone change after an earlier entry resets the SMS-verified flag',
  'REG-7':
    'codes by SMS and e-mail: request, verify, resend with wait; pin states of P4; max attempts clears and redirects',
  'REG-8':
    'error mapping: already exists → duplicated or same-customer text; duplicate CPF on field cpf; 403 explicit deny captcha; vonage phone; 500 system; network → country blocked; 400 empty → unhandled; missing code',
  'REG-9': 'field rules shown as one types, D-bounds in `decisions.md`, same rules on both sides of the wire',
  'REG-10': 'Canadian provinces list (with and without Ontario per list), Brazilian CPF',
  'REG-11': 'sign-up bonus call-to-action (title, description, icon, banner) from content',
  'REG-12': 'duplicates or unsupported countries end in a screen that tells the visitor what to do next',
  'PNP-1':
    'amount → authorise at the payment provider (C7 parameters; answer redirectOutput.url) in a frame, callback with code',
  'PNP-2':
    'verify code (oneTimeCode, sessionId, ipAddress, blackbox): e-mail and phone present → login, else store playerId → sign-up form → update → login',
  'PNP-3':
    'holds authorizeStatus, verifyCodeStatus, updatePlayerStatus, loginPlayerStatus, backend errors on the form, redirectPath',
  'PNP-4': 'banner not configured → Pnp Banner not being configured!',
  'PNP-5': 'an abandoned, expired or repeated callback ends in a clear screen and no double deposit',
  'PWD-1':
    'popup with steps email → verification → password → complete; next/back stop at ends, visited steps tracked, clear returns to first',
  'PWD-2': 'code answers resetKey and smsResetKeyId; new password with resetKey; by e-mail link {token} too',
  'PWD-3': 'reset-password page serves the e-mail link; used or expired link says so',
  'PRO-1': 'shows profile, station and loyalty level (cached per player id)',
  'PRO-2':
    'address change, province change, password change (wrong old password on its field and as toast), each with its success toast',
  'PRO-3': 'phone change: submit → SMS popup → verify → reset; error closes popup',
  'PRO-4': 'marketing preferences: channels × communications, request/update cycle',
  'PRO-5': 'inbox and notifications, one by id',
  'PRO-6': 'terms acceptance: versions from content, file per language, update call, flag in storage',
  'COO-1':
    'notification when no accepted flag; three categories, all true by default; accept saves options, flag and consent id; a player’s stored settings are fetched; 404 with stored id clears it',
  'COO-2':
    'nothing of a refused category loads (tracking, chat, fingerprint as marked), and consent can be changed later from the footer',
  'KYC-1':
    'document groups, types, statuses, sub types, SOW codes, rejection reasons of P3, each with text and next action',
  'KYC-2':
    'upload flow states of P4 for ID, POA, POP, SOW, OTHER; POA and SOW choose a document type first; upload real files with progress, cancel, retry; type and size checked before sending',
  'KYC-3': 'ID via hosted verification (POST /jumio/documents/initiate → redirectUrl) and direct upload',
  'KYC-4':
    'verification flow: start, status update, type selection, back to start, clear; modal notify, uploaded, close, verify later, terminate, withdrawal-forfeit open/close',
  'KYC-5': 'needs no verification when NOT_REQUIRED, or NOT_VERIFIED with every group UNREQUESTED',
  'KYC-6': 'launches from account page, deposit page or modal, withdrawal page or modal, and returns there',
  'KYC-7': 'payment proof per deposit method (deposit methods list)',
  'KYC-8':
    'nothing uploaded is lost by a closed modal, a reload or a dropped connection in mid-upload: it resumes or says what to redo',
  'EDD-1': 'modal opens on a reminder page when flag set, kycStatus EDD_PENDING and player id not stored as prompted',
  'EDD-2':
    'submit only per the rules of P5; lists from content and /player/salary-range; success refreshes profile, resets, removes player from prompted list',
  'WAL-1':
    'main, locked, sports, casino, live bonus and total (sum of all), rounded to 2 decimals, decimal-exact, always in the signed-in header',
  'WAL-2':
    'live by socket (Authorization as query parameter; WALLET_BALANCE, PLAYER_ATTRIBUTE_CHANGE, PLAYER_LOYALTY_LEVEL; ping 20 s; reconnect up to 10 times, 3 s apart; bad messages only logged) plus poll each 20 s while signed in',
  'WAL-3': '404 sets no-wallet state with zero amounts; an error keeps the last balance and says it is stale',
  'WAL-4': 'status pending/success/error, cancelWithdrawalLoading',
  'TXN-1':
    'list with fields, categories, statuses, types of P3, newest first, no duplicate referenceId, grouped by local date with firstInGroup',
  'TXN-2':
    'filters category, from, to, hour (24 h, 72 h), status; page size 10; hasMore by position; works with tens of thousands of rows',
  'TXN-3':
    'polls each 30 s while enabled and signed in, refreshing pending withdrawals and history, without losing the scroll place',
  'TXN-4': 'net position and win/loss for chosen periods',
  'DEP-1':
    'check (ipAddress, blackbox; query later) maps each server result to the state of P4, unknown → error; starting sets loading; clear keeps notification flag, may reopen modal; notify-done turns it off',
  'DEP-2': 'may deposit only when enabled, payout not blocked, brand not suspended',
  'DEP-3':
    'loyal variant offers verify later with days left; required and strict demand upload; under-review waits; each with its screen',
  'DEP-4':
    'choose bonus (or none), recent and available methods, amount, cashier, result; bonus text states wagering terms before paying',
  'DEP-5': 'limit left, type and reset time shown when self or spend limit reached; link to limits',
  'DEP-6': 'a double click, a retry after a dropped answer, a second tab or a reload never pays twice',
  'DEP-7': 'first and recurring deposit events, welcome modal',
  'WDR-1':
    'limit check; limit 0 → limit reached; notify when main balance exceeds the limit; not enough funds, KYC limit, documents variants, restricted as P4',
  'WDR-2':
    'request, pending list, cancel by the player only (pendingWithdrawalId, amount, cancelByPlayer true); cancel error limit_reached',
  'WDR-3': 'bonus forfeiture by withdrawing is said first and needs a yes (withdrawal-forfeit modal)',
  'WDR-4': 'withdrawing is as easy as depositing: same number of steps or fewer',
  'LIM-1':
    'deposit, spend and loss sets × D, W, M with all entry fields of P3; request, save, delete, cancel, edit each as request/success/error',
  'LIM-2':
    'lower at once; higher or removed pending (pendingValue, pendingDate) after 24 h, cancellable; limits never lost by error',
  'LIM-3': 'errors interval, too low, too high, locked, D/W/M variants; server text for delete and cancel',
  'LIM-4': 'used, remaining, reset time shown; D ≤ W ≤ M enforced',
  'LIM-5': 'toasts for removal received, update received, updated, cancelled, deposit and spend variants',
  'RGT-1':
    'activity timer 30/60/120/NOT_SET (default 120): start, stop, reset by link, logout, continue; loops each 60 s; at zero or below shows summary, resets, ends',
  'RGT-2':
    'summary: turnover, winnings, delta, time; blocks play (game frame paused) until answered continue, history or logout',
  'RGT-3': 'reality-check actions REMINDER and ANSWER_QUESTIONNAIRE; answers sent (activity_check/result)',
  'RGT-4': 'idle modal before and logout at 30 min idle, checked each 3 min',
  'RGT-5': 'timeout and cooling-off (1 day, initiator PLAYER); takes effect at once, in every tab and open game',
  'RGT-6':
    'self-exclusion months (delay 0), indefinite = 12 + flag; asks twice, then signs out; failure text; cannot be undone by the site',
  'RGT-7': 'an excluded, timed-out or risk player sees no bonus, no marketing, no play button anywhere',
  'RGT-8':
    'clock, session time and balance visible in the game header; responsible-gambling tools one tap away everywhere',
  'BON-1':
    'reward entity, types, triggers, states, kinds, stickiness, restriction levels of P3; sorted by end date, none last; drafts hidden; expired and cancelled cashback hidden; ladder 2–101',
  'BON-2':
    'claim, forfeit, forfeit-then-claim, forfeit-then-consent, consent, opt-in on/off, cashback on/off/claim, free-spin claim, queue claim, forfeit-and-claim, sportsbook reward claim, one-click activation',
  'BON-3':
    'conflict with an active bonus in the same vertical → prompt with the active bonus and what is lost; also for triggered bonus code',
  'BON-4': 'a campaign is in the managed list while busy; a second click does nothing',
  'BON-5':
    'after claim → rewards/active; cashback off → rewards; sportsbook claim → /sportsbook; cashback notice leaves after 5 s',
  'BON-6':
    'bonus code: verify, choose code, claim; manual claim only with code and ACTIVATED; availability check; partner code; error text by code or server message',
  'BON-7':
    'wagering progress, contribution and expiry shown; game limitations per game (levels 0, 1, 2) before play, hide-wagering flag',
  'BON-8': 'cashback and free-spin progress',
  'LOB-1':
    'categories with grids per device (4x 2xv 2xh 1x), paging 15/30 and 30/60, one extra to detect more; live 15/30',
  'LOB-2': 'search: case-insensitive substring with providers; empty resets; instant with 10,000 games',
  'LOB-3':
    'filters by channel, provider country table C9, excluded sub-providers (id split on dash), audience; empty list or override disables the check',
  'LOB-4': 'my games add/remove by category or lobby page; recent played (live carousel id and name of P3)',
  'LOB-5': 'jackpots by game ids, live values',
  'LOB-6': 'live tables: bet limits, seats and seats taken merged by game id',
  'LOB-7': 'tournament and content boxes by audience and date; tournaments public and authorised',
  'LOB-8': 'top and latest winners enriched, restricted and filtered games removed',
  'GAM-1':
    'launches each provider with the call and payload of C7, demo and real, with language, currency and jurisdiction maps; errors and retry visible',
  'GAM-2': 'game token: loading, set, error; ticket with partner 2178, channel, jurisdiction',
  'GAM-3':
    'frame messages oprg_/gprg_ (ready, pause, resume, balance update, ping/pong, realityCheckData, user action, round end, warning, debug) only with the two trusted origins, both directions',
  'GAM-4': 'in-game modal views of P2 (deposit, limits, rewards without leaving the game; the game pauses meanwhile)',
  'GAM-5': 'game menu, header, fullscreen never asked of the provider',
  'GAM-6': 'evolution lobby 400 → recovery call; table list',
  'GAM-7': 'demo without an account; real play asks to sign in, and returns to the game',
  'SPB-1':
    'context POST with contract type and correlation id; body of C7; anonymous and signed-in contexts differ; frame with deep links; session create, balance webhook',
  'SPB-2': 'sports bonus toast flag, rewards claim path',
  'CON-1': 'every content query of C7 against a headless service with a query parameter, by market and language',
  'CON-2': 'audience rule of P5 in full (mode, none/group/CSV, dates) on banners, boxes, menus',
  'CON-3':
    'banner fields, urlAction variants, clickable flag; footer with toggles, licences, regulation logos, live-chat flag',
  'CON-4': 'landing without html throws Page not found!; html is sanitised',
  'CHT-1':
    'widget rules of P2 in full (hidden on load, home only, unread, was-on-home, locale); snippet loaded once; player id only with token, brand and profile; warning before ready; disableLiveChat',
  'MOD-1':
    'each flow is one XState machine, a child of the session actor; a view only reads snapshots and sends events',
  'MOD-2':
    '`npm run diagrams` draws every machine as a readable chart with plain-language descriptions, in one browsable site; CI fails when a committed chart is stale',
  'MOD-3':
    'path tests generated from the machines run in the real browser against the real app, and every state and transition of every flow is covered, with a report that says which are not',
  'MOD-4': 'safety invariants hold on every reachable composed state (see `../design/safety.md`)',
  'MOD-5':
    'each session’s actor events are recorded, secrets never written, kept across a reload, sent by the player or at a crash',
  'MOD-6':
    'support opens a log and steps, scrubs, searches through it: chart, context change, and the page as the player saw it; replay is exact and sends nothing anywhere',
  'MOD-7': 'a log turns into a failing test in one command',
  'MOD-8':
    'each state that the sources name (P4) is a machine state, or a tag with a written reason; a test holds the table of them against the machines; `useState`/`useReducer` stand only in `src/ui` (lint)',
  'SAF-1':
    'never: real-money play, a launch call or a running real game frame while timed out, self-excluded, suspended, payout-risk, over a reached loss or spend limit, restricted, or signed out',
  'SAF-2': 'never: a bonus, a marketing banner or a claim offered to a player in timeout or exclusion',
  'SAF-3':
    'never: a game running un-paused while an activity summary, reality check, idle modal or in-game modal is open',
  'SAF-4':
    'never: more than one claim, forfeit, deposit, withdrawal or cancellation in flight for one thing; a second one from a repeated click, retry, tab or reload',
  'SAF-5':
    'never: a deposit captured before the check said allowed (or verify-later was chosen in the loyal variant; a pay-and-play amount is only held until its check, and else released); a withdrawal sent before its check and, where a bonus is lost, before the yes',
  'SAF-6':
    'never: any state signed in after such a 401 or 403 as GRD-11 names, after logout in another tab, after idle 30 min, after self-exclusion',
  'SAF-7':
    'never: player data left after sign-out: context of a child, query cache, storage beyond what the table in decisions.md lets survive, an open socket',
  'SAF-8':
    'never: a registration step reached without the one before it; a code verified for another phone than the one sent',
  'SAF-9':
    'never: a state with no way out: from every state the player can reach home or sign out; every busy state ends (answer, failure or time-out)',
  'SAF-10': 'never: a limit loosened without its waiting time; a tightening that waits',
  'SAF-11': 'never: a message acted on from an origin or source window that is not the trusted game',
  'SAF-12':
    'never: a password, token, one-time code, document or full card or bank number in a log, an event log, an address or an error text (the sources’ own exceptions: the wallet socket’s query parameter and the e-mail reset link; the operator masks both in its logs)',
  'SAF-13':
    'never: one flow’s failure stopping another flow or the session: a throwing child is reported, restarted and offered again',
  'SAF-14': 'never: the shown balance differing from the ledger for more than one poll without a "not up to date" sign',
  'RMB-1':
    'Limits are offered at registration and first deposit, free amount, never with a suggested value; linked from home, deposit and game; the lowest of all limits wins.',
  'RMB-2':
    'Lowering works at once; raising or removing waits, then asks the player to confirm; the page says when it takes effect.',
  'RMB-3': 'Balance in account currency on every gambling and payment page; bonus money apart from own money.',
  'RMB-4': 'In every game: net position since session start, elapsed time h:mm:ss, clock.',
  'RMB-5':
    'The reality check comes at the player’s interval after the running round ends, pauses the game, shows time, wagered and won/lost, and has exit, history and continue; it can’t be dismissed by clicking beside it.',
  'RMB-6': 'History for at least six months, by the player alone; each movement says type, value, result and reason.',
  'RMB-7': 'Last sign-in time and place at sign-in. After 30 idle minutes sign in again.',
  'RMB-8': 'No autoplay offered, no two slots at once in one account.',
  'RMB-9':
    'Breaks of 1 day, 1 week, 1, 2, 3 months; self-exclusion by an explicit tick, immediate, sign-in refused for the term, withdrawal of own money still possible through support, marketing switched off.',
  'RMB-10': 'Documents that will be asked are named before the first deposit.',
  'RMB-11': 'The same sign-in error whichever credential was wrong.',
  'RMB-12': 'Connection lost: play stops with a message; the interrupted round resumes first.',
  'RMB-13': 'Marketing consent per product and channel, off until chosen.',
  'RMB-14': 'Cancelling a bonus shows what is kept and what is lost.',
} as const

/** An id of the register, such as `DEP-1`. */
export type RequirementId = keyof typeof requirements

/** What a requirement asks for, in one line; null for an id that the register does not have. */
export const requirementText = (id: string): string | null =>
  (requirements as Readonly<Record<string, string>>)[id] ?? null
