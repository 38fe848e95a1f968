import { group } from './group.ts'

export const header = group('Header', {
  Official: {
    en: 'An official service of the City of {{city}}',
    es: 'Un servicio oficial de la Ciudad de {{city}}',
  },
  Demo: {
    en: 'Demo city: nothing here is real.',
    es: 'Ciudad de demostración: nada aquí es real.',
  },
  Brand: { en: 'City of {{city}}, portal home', es: 'Ciudad de {{city}}, inicio del portal' },
  MainMenu: { en: 'Main menu', es: 'Menú principal' },
  Menu: { en: 'Menu', es: 'Menú' },
  Home: { en: 'Home', es: 'Inicio' },
  Residents: { en: 'Residents', es: 'Residentes' },
  Businesses: { en: 'Businesses', es: 'Negocios' },
  Government: { en: 'Government', es: 'Gobierno' },
  Explore: { en: 'Explore', es: 'Explorar' },
  Search: { en: 'Search', es: 'Buscar' },
  SearchLabel: { en: 'Search this site', es: 'Buscar en este sitio' },
  Language: { en: 'Language', es: 'Idioma' },
  Login: { en: 'Log in', es: 'Iniciar sesión' },
  Logout: { en: 'Log out', es: 'Cerrar sesión' },
})
