import { expect, it } from 'vitest'
import { deviceNameOf } from './device-name.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'

it.each([
  [`${windows} ${blink} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${blink} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
    'Internet Explorer',
    'Windows',
  ],
  [`${mac} ${webKit} Version/26.0 Safari/605.1.15`, 'Safari', 'Mac'],
  [`${mac} ${blink} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Mac'],
  [`${iPhone} ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} ${webKit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iPhone} ${webKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [`${iPhone} ${webKit} Version/18.0 EdgiOS/142.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) ${webKit} Version/17.7 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPad',
  ],
  [`${android} ${blink} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `${android} ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${android} ${blink} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0`, 'Edge', 'Android'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', 'Android'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/142.0 Safari/537.36`,
    'Chrome',
    'Chromebook',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  // Apps name themselves and their libraries.
  ['CityPortal/12 CFNetwork/3826.500.131 Darwin/24.5.0', null, 'iPhone'],
  ['okhttp/4.12.0', null, 'Android'],
  ['curl/8.14.1', null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceNameOf(userAgent)).toEqual({ browser, system })
})

it.each([null, '', 'x'.repeat(500), 'Mozilla/5.0', '\u0000<script>'])(
  'does not recognize %j',
  (userAgent) => {
    expect(deviceNameOf(userAgent)).toEqual({ browser: null, system: null })
  },
)
