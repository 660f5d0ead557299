import { escapeHtml } from '../../platform/http/escape-html.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { devicePasswords, type LandingHotel, listLandingHotels, listLandingStaff } from './landing-facts.ts'

interface LandingOptions {
  /** Address of the lobby with the simulated hardware; undefined while no hub runs. */
  readonly lobby: string | undefined
  /** Address of the first hotel's page that a phone in this network can open. */
  readonly phoneAddress: string | undefined
  /** Whether the pictures of the documentation are there. */
  readonly hasPictures: boolean
}

interface TourStep {
  readonly title: string
  readonly text: string
  /** What to type, with its label. */
  readonly type: readonly (readonly [label: string, value: string])[]
  readonly link: { readonly href: string; readonly text: string } | undefined
  readonly picture: string
  readonly alt: string
}

/** Renders the first page of the demo: a tour, the hotels with their bookings, and the passwords. */
export function renderLanding({ lobby, phoneAddress, hasPictures }: LandingOptions): string {
  const hotels = listLandingHotels()
  const [guestAccount] = demoAccounts
  const steps = listSteps(hotels, lobby)
  const draw = (picture: string | undefined, alt: string) =>
    hasPictures && picture ? `<img src="/demo/pictures/${picture}" alt="${escapeHtml(alt)}" loading="lazy">` : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<link rel="stylesheet" href="/demo/landing.css">
<title>Foyer demo</title>
</head>
<body>
<header>
<img class="mark" src="/favicon.ico" alt="" width="44" height="44">
<h1>Foyer demo</h1>
<p>Self check-in for five demo hotels. Payments, keys, mail and the authorities' registers are simulated, and everything starts again each night.</p>
</header>
<main>
<section aria-labelledby="tour">
<h2 id="tour">A tour of ten minutes</h2>
<ol class="steps">
${steps.map((step) => renderStep(step, draw(step.picture, step.alt))).join('\n')}
</ol>
${phoneAddress ? renderPhone(phoneAddress) : ''}
</section>
<section aria-labelledby="hotels">
<h2 id="hotels">The hotels</h2>
<div class="hotels">
${hotels.map((hotel) => renderHotel(hotel, draw(hotel.picture, `${hotel.name}: a screen`))).join('\n')}
</div>
</section>
<section aria-labelledby="staff">
<h2 id="staff">Staff</h2>
<p>Everyone signs in at <a href="/staff/">/staff/</a>. Each role sees other views.</p>
<div class="wide" tabindex="0" role="region" aria-label="Accounts">
<table>
<thead><tr><th scope="col">Who</th><th scope="col">Role</th><th scope="col">Hotel</th><th scope="col">E-mail</th><th scope="col">Password</th></tr></thead>
<tbody>
${listLandingStaff()
  .map(
    ({ name, role, hotel, email, password }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${role}</td><td>${escapeHtml(hotel ?? '')}</td><td><code>${email}</code></td><td><code>${password}</code></td></tr>`,
  )
  .join('\n')}
</tbody>
</table>
</div>
<p>A guest with an account at ${escapeHtml(hotels[0]?.name ?? '')}: <code>${guestAccount?.email}</code>, password <code>${guestAccount?.password}</code>.</p>
<p>At a device, tap the hotel's logo five times for its settings (password <code>${devicePasswords.admin}</code>), three times for tablet mode (<code>${devicePasswords.tablet}</code>).</p>
</section>
<section aria-labelledby="technical">
<h2 id="technical">For your IT</h2>
<ul class="links">
<li><a href="/api/docs/">All calls</a> of devices, guests and staff, with their fields</li>
<li>Connecting your own PMS: <code>docs/integrating.md</code></li>
<li>Running it, with backups, monitoring and upgrades: <code>docs/operating.md</code></li>
<li>What is stored for how long, and how it is protected: <code>SECURITY.md</code></li>
</ul>
</section>
</main>
<footer><p>Your own hotel: <code>npm run setup</code>, or <em>Set up a hotel</em> in the staff application. Stop the demo with Ctrl-C.</p></footer>
</body>
</html>
`
}

function listSteps([palace]: readonly LandingHotel[], lobby: string | undefined): TourStep[] {
  const staff = listLandingStaff()
  const signIn = (role: string): TourStep['type'] => {
    const member = staff.find((one) => one.role === role)
    return member
      ? [
          ['E-mail', member.email],
          ['Password', member.password],
        ]
      : []
  }
  return [
    {
      title: 'Check in on a phone',
      text: 'Search for a booking, fill in the form, sign, and get a door code.',
      type: [
        ['Booking', 'FOY1001'],
        ['Surname', 'García López'],
      ],
      link: palace && { href: palace.phone, text: 'Open the guest’s page' },
      picture: 'palace-phone.png',
      alt: "A booking on the guest's phone",
    },
    {
      title: 'See it at reception',
      text: 'The arrival is in the list. Open it to see each step, take a payment or move the guest.',
      type: signIn('receptionist'),
      link: { href: '/staff/', text: 'Open reception' },
      picture: 'reception.png',
      alt: "Today's arrivals at reception",
    },
    {
      title: 'Use the kiosk',
      text: 'Drag a passport onto the reader, check in and take the key card. Then switch on a fault.',
      type: [
        ['Booking', 'FOY1003'],
        ['Surname', 'Rossi'],
      ],
      link: lobby === undefined ? undefined : { href: lobby, text: 'Open the lobby' },
      picture: 'palace-kiosk.png',
      alt: 'The lobby kiosk',
    },
    {
      title: 'Change the hotel',
      text: 'Texts, prices, opening hours and retention periods, with a preview and an undo.',
      type: signIn('manager'),
      link: { href: '/staff/', text: 'Open the hotel' },
      picture: 'stay.png',
      alt: 'A stay in the staff application',
    },
  ]
}

function renderStep({ title, text, type, link }: TourStep, picture: string): string {
  const facts = type.map(([label, value]) => `<div><dt>${label}</dt><dd><code>${escapeHtml(value)}</code></dd></div>`)
  const way = link
    ? `<a class="button" href="${escapeHtml(link.href)}" target="_blank" rel="noopener">${escapeHtml(link.text)}</a>`
    : '<p class="note">No device hub runs, so there is no lobby. <code>npm start</code> starts one.</p>'
  return `<li>${picture}<div><h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p><dl>${facts.join('')}</dl>${way}</div></li>`
}

const renderPhone = (address: string): string => `<aside class="phone">
<img src="/demo/phone.png" alt="QR code of ${escapeHtml(address)}" width="148" height="148">
<p><strong>On your own phone</strong><br>Scan the code with a phone in the same network: <code>${escapeHtml(address)}</code></p>
</aside>`

function renderHotel({ name, city, phone, license, bookings }: LandingHotel, picture: string): string {
  const rows = bookings.map(
    ({ reference, lastName, shows, link }) =>
      `<tr><th scope="row"><code>${reference}</code></th><td>${escapeHtml(lastName)}</td><td>${escapeHtml(shows)}${link ? ` <a href="${escapeHtml(link)}">Its link</a>` : ''}</td></tr>`,
  )
  return `<article>
${picture}
<h3>${escapeHtml(name)}</h3>
<p>${escapeHtml(city)}</p>
<p><a class="button" href="${escapeHtml(phone)}" target="_blank" rel="noopener">On the guest's phone</a></p>
<p><a href="/pok/">Kiosk</a> with license <code>${license ?? ''}</code></p>
<details><summary>${bookings.length} bookings to try</summary>
<table><thead><tr><th scope="col">Booking</th><th scope="col">Surname</th><th scope="col">Shows</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></details>
</article>`
}
