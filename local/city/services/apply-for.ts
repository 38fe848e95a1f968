import { specialServiceIds } from '@portal/core/services/rules'
import { type DemoService, service } from './demo-service.ts'

export const applyForServices: readonly DemoService[] = [
  service('quick-permit', 'Quick permit', 'Permiso rápido', {
    en: 'Small jobs that need no plan review: water heater, furnace, roof, siding, windows. Usually issued the same day.',
    es: 'Trabajos pequeños que no requieren revisión de planos: calentador de agua, calefacción, techo, revestimiento, ventanas. Por lo general se emite el mismo día.',
    id: specialServiceIds.quickPermit,
    // The specification's number for the quick permit (resident section 9).
    delivery: { by: 'form', process: 140, object: 'COE_Permit__c' },
    popular: 6,
    payment: { code: 'PERMIT', field: 'Permit_Fee__c' },
  }),
  service('other-permit', 'Other building permit', 'Otro permiso de construcción', {
    en: 'New buildings, additions, decks, fences, driveways, pools and everything else that you build or change.',
    es: 'Construcciones nuevas, ampliaciones, terrazas, cercas, entradas para autos, albercas y todo lo demás que construya o modifique.',
    id: specialServiceIds.otherPermit,
    delivery: { by: 'screen' },
  }),
  service('business-application', 'Business license', 'Licencia comercial', {
    en: 'Open a business in the city, at home or in a shop, or change the one you have.',
    es: 'Abra un negocio en la ciudad, en casa o en un local, o modifique el que ya tiene.',
    id: specialServiceIds.businessApplication,
    delivery: { by: 'screen' },
    // The checklist is for guests too; each of its steps says who may start it.
    guest: true,
    popular: 7,
  }),
  service('new-license', 'New business license', 'Licencia comercial nueva', {
    en: 'Apply for the license itself. The checklist of “Business license” says what you need before.',
    es: 'Solicite la licencia misma. La lista de “Licencia comercial” indica lo que necesita antes.',
    delivery: { by: 'form', process: 141, object: 'Case' },
  }),
  service('license-renewal', 'Business license renewal', 'Renovación de licencia comercial', {
    en: 'Renew a business license with the account number and PIN from your renewal letter.',
    es: 'Renueve una licencia comercial con el número de cuenta y el PIN de su carta de renovación.',
    id: specialServiceIds.licenseRenewal,
    delivery: { by: 'screen' },
    payment: { code: 'MISC', field: 'License_Fee__c' },
  }),
  service('block-party', 'Block party permit', 'Permiso para fiesta de cuadra', {
    en: 'Close your street for an afternoon with your neighbors. Apply at least 14 days ahead; barricades are free.',
    es: 'Cierre su calle por una tarde con sus vecinos. Solicítelo con al menos 14 días de anticipación; las vallas son gratuitas.',
    delivery: { by: 'form', process: 142, object: 'Case' },
  }),
  service('special-event', 'Special event permit', 'Permiso para evento especial', {
    en: 'Runs, parades, markets and festivals on public streets or in parks. Apply 60 days ahead.',
    es: 'Carreras, desfiles, mercados y festivales en calles o parques públicos. Solicítelo con 60 días de anticipación.',
    delivery: { by: 'form', process: 143, object: 'Case' },
    payment: { code: 'MISC', field: 'Event_Fee__c' },
  }),
  service('yard-sale', 'Yard sale permit', 'Permiso para venta de garaje', {
    en: 'Free permit for a yard or garage sale of up to three days, twice a year.',
    es: 'Permiso gratuito para una venta de garaje de hasta tres días, dos veces al año.',
    delivery: { by: 'form', process: 144, object: 'Case' },
    guest: true,
  }),
  service('pet-license', 'Pet license', 'Licencia para mascotas', {
    en: 'Yearly license for a dog or cat. Have the rabies certificate ready.',
    es: 'Licencia anual para un perro o gato. Tenga a la mano el certificado de vacunación contra la rabia.',
    delivery: { by: 'form', process: 145, object: 'Case' },
    guest: true,
    payment: { code: 'MISC', field: 'Pet_Fee__c' },
  }),
  service('right-of-way', 'Right-of-way permit', 'Permiso para uso de la vía pública', {
    en: 'Work in, above or below a street, alley or sidewalk, or place a dumpster on the street.',
    es: 'Trabaje en, sobre o debajo de una calle, callejón o acera, o coloque un contenedor de escombros en la calle.',
    delivery: { by: 'form', process: 146, object: 'COE_Permit__c' },
    payment: { code: 'PERMIT', field: 'Permit_Fee__c' },
  }),
  service('liquor-license', 'Liquor license', 'Licencia de bebidas alcohólicas', {
    en: 'New licenses for restaurants, bars, stores and single events.',
    es: 'Licencias nuevas para restaurantes, bares, tiendas y eventos únicos.',
    delivery: { by: 'form', process: 147, object: 'Case' },
    payment: { code: 'MISC', field: 'License_Fee__c' },
  }),
  service('food-truck', 'Food truck permit', 'Permiso para camión de comida', {
    en: 'Sell food from a vehicle on private lots or at city events.',
    es: 'Venda comida desde un vehículo en terrenos privados o en eventos de la ciudad.',
    delivery: { by: 'form', process: 148, object: 'Case' },
    payment: { code: 'MISC', field: 'License_Fee__c' },
  }),
  service(
    'cable-franchise',
    'Cable franchise (paper form)',
    'Franquicia de cable (formulario en papel)',
    {
      en: 'No longer offered; kept for old records.',
      es: 'Ya no se ofrece; se conserva por registros antiguos.',
      delivery: { by: 'form', process: 149, object: 'Case' },
      state: 'deleted',
    },
  ),
  service('solar-permit', 'Solar panel permit', 'Permiso para paneles solares', {
    en: 'Being prepared: panels on the roof or on the ground, with a review within three working days.',
    es: 'En preparación: paneles en el techo o en el suelo, con revisión en tres días hábiles.',
    delivery: { by: 'form', process: 150, object: 'COE_Permit__c' },
    payment: { code: 'PERMIT', field: 'Permit_Fee__c' },
    state: 'unpublished',
  }),
]
