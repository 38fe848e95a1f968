import type { ShellCity } from '../src/shell/city.ts'

/** Its chat is an empty page. */
export const city: ShellCity = {
  name: 'Elgin',
  address: { line1: '150 Dexter Court', line2: 'Elgin, IL 60120' },
  phone: '(847) 931-6001',
  helpMail: 'help@cityofelgin.example',
  websiteUrl: 'https://www.cityofelgin.example',
  websitePaths: {
    home: '/',
    residents: '/residents',
    business: '/business',
    visitors: '/visitors',
    government: '/government',
    about: '/about',
    explore: '/explore',
  },
  chatUrl: 'data:text/html,<html lang=en><title>Chat</title><p>Chat</p></html>',
  isDemo: true,
}
