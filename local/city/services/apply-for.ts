import { specialServiceIds } from '@portal/core/services/rules'
import type { DemoService } from './demo-service.ts'

export const applyForServices: readonly DemoService[] = [
  {
    key: 'quick-permit',
    id: specialServiceIds.quickPermit,
    item: { en: 'Quick permit', es: 'Permiso rápido' },
    description: {
      en: 'Small jobs that need no plan review: water heater, furnace, roof, siding, windows. Usually issued the same day.',
      es: 'Trabajos pequeños que no requieren revisión de planos: calentador de agua, calefacción, techo, revestimiento, ventanas. Por lo general se emite el mismo día.',
    },
    // The specification's number for the quick permit (resident section 9).
    delivery: { by: 'form', process: 140, object: 'COE_Permit__c' },
    popular: 6,
    payment: { code: 'PERMIT', field: 'Permit_Fee__c' },
  },
  {
    key: 'other-permit',
    id: specialServiceIds.otherPermit,
    item: { en: 'Other building permit', es: 'Otro permiso de construcción' },
    description: {
      en: 'New buildings, additions, decks, fences, driveways, pools and everything else that you build or change.',
      es: 'Construcciones nuevas, ampliaciones, terrazas, cercas, entradas para autos, albercas y todo lo demás que construya o modifique.',
    },
    delivery: { by: 'screen' },
  },
  {
    key: 'business-application',
    id: specialServiceIds.businessApplication,
    item: { en: 'Business license', es: 'Licencia comercial' },
    description: {
      en: 'Open a business in the city, at home or in a shop, or change the one you have.',
      es: 'Abra un negocio en la ciudad, en casa o en un local, o modifique el que ya tiene.',
    },
    delivery: { by: 'screen' },
    popular: 7,
  },
  {
    key: 'license-renewal',
    id: specialServiceIds.licenseRenewal,
    item: { en: 'Business license renewal', es: 'Renovación de licencia comercial' },
    description: {
      en: 'Renew a business license with the account number and PIN from your renewal letter.',
      es: 'Renueve una licencia comercial con el número de cuenta y el PIN de su carta de renovación.',
    },
    delivery: { by: 'screen' },
    payment: { code: 'MISC', field: 'License_Fee__c' },
  },
  {
    key: 'block-party',
    item: { en: 'Block party permit', es: 'Permiso para fiesta de cuadra' },
    description: {
      en: 'Close your street for an afternoon with your neighbors. Apply at least 14 days ahead; barricades are free.',
      es: 'Cierre su calle por una tarde con sus vecinos. Solicítelo con al menos 14 días de anticipación; las vallas son gratuitas.',
    },
    delivery: { by: 'form', process: 142, object: 'Case' },
  },
  {
    key: 'special-event',
    item: { en: 'Special event permit', es: 'Permiso para evento especial' },
    description: {
      en: 'Runs, parades, markets and festivals on public streets or in parks. Apply 60 days ahead.',
      es: 'Carreras, desfiles, mercados y festivales en calles o parques públicos. Solicítelo con 60 días de anticipación.',
    },
    delivery: { by: 'form', process: 143, object: 'Case' },
    payment: { code: 'MISC', field: 'Event_Fee__c' },
  },
  {
    key: 'yard-sale',
    item: { en: 'Yard sale permit', es: 'Permiso para venta de garaje' },
    description: {
      en: 'Free permit for a yard or garage sale of up to three days, twice a year.',
      es: 'Permiso gratuito para una venta de garaje de hasta tres días, dos veces al año.',
    },
    delivery: { by: 'form', process: 144, object: 'Case' },
    guest: true,
  },
  {
    key: 'pet-license',
    item: { en: 'Pet license', es: 'Licencia para mascotas' },
    description: {
      en: 'Yearly license for a dog or cat. Have the rabies certificate ready.',
      es: 'Licencia anual para un perro o gato. Tenga a la mano el certificado de vacunación contra la rabia.',
    },
    delivery: { by: 'form', process: 145, object: 'Case' },
    guest: true,
    payment: { code: 'MISC', field: 'Pet_Fee__c' },
  },
  {
    key: 'right-of-way',
    item: { en: 'Right-of-way permit', es: 'Permiso para uso de la vía pública' },
    description: {
      en: 'Work in, above or below a street, alley or sidewalk, or place a dumpster on the street.',
      es: 'Trabaje en, sobre o debajo de una calle, callejón o acera, o coloque un contenedor de escombros en la calle.',
    },
    delivery: { by: 'form', process: 146, object: 'COE_Permit__c' },
    payment: { code: 'PERMIT', field: 'Permit_Fee__c' },
  },
  {
    key: 'liquor-license',
    item: { en: 'Liquor license', es: 'Licencia de bebidas alcohólicas' },
    description: {
      en: 'New licenses for restaurants, bars, stores and single events.',
      es: 'Licencias nuevas para restaurantes, bares, tiendas y eventos únicos.',
    },
    delivery: { by: 'form', process: 147, object: 'Case' },
    payment: { code: 'MISC', field: 'License_Fee__c' },
  },
  {
    key: 'food-truck',
    item: { en: 'Food truck permit', es: 'Permiso para camión de comida' },
    description: {
      en: 'Sell food from a vehicle on private lots or at city events.',
      es: 'Venda comida desde un vehículo en terrenos privados o en eventos de la ciudad.',
    },
    delivery: { by: 'form', process: 148, object: 'Case' },
    payment: { code: 'MISC', field: 'License_Fee__c' },
  },
  {
    key: 'cable-franchise',
    item: { en: 'Cable franchise (paper form)', es: 'Franquicia de cable (formulario en papel)' },
    description: {
      en: 'No longer offered; kept for old records.',
      es: 'Ya no se ofrece; se conserva por registros antiguos.',
    },
    delivery: { by: 'form', process: 149, object: 'Case' },
    state: 'deleted',
  },
  {
    key: 'solar-permit',
    item: { en: 'Solar panel permit', es: 'Permiso para paneles solares' },
    description: {
      en: 'Being prepared: panels on the roof or on the ground, with a review within three working days.',
      es: 'En preparación: paneles en el techo o en el suelo, con revisión en tres días hábiles.',
    },
    delivery: { by: 'form', process: 150, object: 'COE_Permit__c' },
    payment: { code: 'PERMIT', field: 'Permit_Fee__c' },
    state: 'unpublished',
  },
]
