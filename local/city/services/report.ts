import { specialServiceIds } from '@portal/core/services/rules'
import { type DemoService, service } from './demo-service.ts'

/** Every report category (spec, resident sections 1 and 9), and app feedback. */
export const reportServices: readonly DemoService[] = [
  service('report-graffiti', 'Graffiti', 'Grafiti', {
    en: 'Tell us about graffiti on a building, sign, park or utility box. We remove it from public property within two working days.',
    es: 'Avísenos si ve grafiti en un edificio, letrero, parque o caja de servicios. Lo eliminamos de la propiedad pública en dos días hábiles.',
    delivery: { by: 'report', category: 'graffiti' },
    guest: true,
  }),
  service('report-trees', 'Trees', 'Árboles', {
    en: 'Report a fallen, dead or decaying tree, or one that needs trimming, along a street or in a park.',
    es: 'Reporte un árbol caído, muerto o deteriorado, o uno que necesite poda, en una calle o un parque.',
    delivery: { by: 'report', category: 'trees' },
    guest: true,
  }),
  service('report-sidewalk', 'Sidewalk', 'Acera', {
    en: 'Report a cracked or uneven public sidewalk so that no one trips.',
    es: 'Reporte una acera pública agrietada o desnivelada para que nadie tropiece.',
    delivery: { by: 'report', category: 'sidewalk' },
    guest: true,
  }),
  service('report-streetlight', 'Streetlight', 'Alumbrado público', {
    en: 'Report a streetlight that is out, flickering, damaged or on all day. The number on the pole helps us find it.',
    es: 'Reporte una luminaria apagada, intermitente, dañada o encendida todo el día. El número del poste nos ayuda a ubicarla.',
    delivery: { by: 'report', category: 'streetlight' },
    guest: true,
    popular: 5,
  }),
  service('report-snow-and-ice', 'Snow and ice', 'Nieve y hielo', {
    en: 'Report a street, alley, court or cul-de-sac that still needs plowing or salting.',
    es: 'Reporte una calle, callejón, privada o calle sin salida que todavía necesite limpieza de nieve o sal.',
    delivery: { by: 'report', category: 'snowIce' },
    guest: true,
  }),
  service('report-garbage-and-recycling', 'Garbage and recycling', 'Basura y reciclaje', {
    en: 'Ask for a new, larger, smaller or repaired cart, or arrange the pickup of bulk items, appliances or tires.',
    es: 'Solicite un contenedor nuevo, más grande, más pequeño o reparado, o coordine la recolección de objetos voluminosos, electrodomésticos o llantas.',
    delivery: { by: 'report', category: 'garbageRecycling' },
  }),
  service('report-missed-pickup', 'Missed pickup', 'Recolección omitida', {
    en: 'Tell us when refuse, recycling, yard waste, organics or a Christmas tree was not collected.',
    es: 'Avísenos si no se recolectó la basura, el reciclaje, los desechos de jardín, los orgánicos o el árbol de Navidad.',
    delivery: { by: 'report', category: 'missedPickup' },
    guest: true,
    popular: 4,
  }),
  service('report-code-violation', 'Code violation', 'Infracción al código municipal', {
    en: 'Report tall grass, junk vehicles, unsafe buildings or other breaches of the property code.',
    es: 'Reporte hierba alta, vehículos abandonados, edificios inseguros u otras infracciones al código de propiedad.',
    delivery: { by: 'report', category: 'codeViolation' },
    guest: true,
  }),
  service('report-health-complaint', 'Health complaint', 'Queja de salud', {
    en: 'Report a problem with a restaurant, a food store, pests or a public pool.',
    es: 'Reporte un problema con un restaurante, una tienda de alimentos, plagas o una piscina pública.',
    delivery: { by: 'report', category: 'healthComplaint' },
    guest: true,
  }),
  service('report-street-utilities', 'Street utilities', 'Servicios en la vía pública', {
    en: 'Report a pothole, a leaking hydrant, a blocked storm drain, low water pressure or a sewer backup.',
    es: 'Reporte un bache, un hidrante con fuga, un desagüe pluvial obstruido, baja presión de agua o un reflujo de drenaje.',
    delivery: { by: 'report', category: 'streetUtilities' },
    guest: true,
  }),
  service('report-general-information', 'General information', 'Información general', {
    en: 'Ask the city a question that fits no other category. We answer within one working day.',
    es: 'Haga a la ciudad una pregunta que no corresponda a otra categoría. Respondemos en un día hábil.',
    delivery: { by: 'report', category: 'generalInformation' },
    guest: true,
  }),
  service('feedback', 'Feedback on this portal', 'Comentarios sobre este portal', {
    en: 'Rate this portal from one to five stars and tell us what to improve.',
    es: 'Califique este portal de una a cinco estrellas y díganos qué debemos mejorar.',
    id: specialServiceIds.feedback,
    delivery: { by: 'report', category: 'feedback' },
    guest: true,
  }),
]
