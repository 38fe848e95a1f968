import { group } from './group.ts'

export const footer = group('Footer', {
  Label: { en: 'The city’s website', es: 'Sitio web de la ciudad' },
  Home: { en: 'Home', es: 'Inicio' },
  Residents: { en: 'Residents', es: 'Residentes' },
  Business: { en: 'Business', es: 'Negocios' },
  Visitors: { en: 'Visitors', es: 'Visitantes' },
  Government: { en: 'Government', es: 'Gobierno' },
  About: { en: 'About', es: 'Acerca de' },
  Contact: { en: 'Contact', es: 'Contacto' },
})
