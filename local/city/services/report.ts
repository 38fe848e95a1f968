import { specialServiceIds } from '@portal/core/services/rules'
import type { DemoService } from './demo-service.ts'

/** Every report category (spec, resident sections 1 and 9), and app feedback. */
export const reportServices: readonly DemoService[] = [
  {
    key: 'report-graffiti',
    item: { en: 'Graffiti', es: 'Grafiti' },
    description: {
      en: 'Tell us about graffiti on a building, sign, park or utility box. We remove it from public property within two working days.',
      es: 'Avísenos si ve grafiti en un edificio, letrero, parque o caja de servicios. Lo eliminamos de la propiedad pública en dos días hábiles.',
    },
    delivery: { by: 'report', category: 'graffiti' },
    guest: true,
  },
  {
    key: 'report-trees',
    item: { en: 'Trees', es: 'Árboles' },
    description: {
      en: 'Report a fallen, dead or decaying tree, or one that needs trimming, along a street or in a park.',
      es: 'Reporte un árbol caído, muerto o deteriorado, o uno que necesite poda, en una calle o un parque.',
    },
    delivery: { by: 'report', category: 'trees' },
    guest: true,
  },
  {
    key: 'report-sidewalk',
    item: { en: 'Sidewalk', es: 'Acera' },
    description: {
      en: 'Report a cracked or uneven public sidewalk so that no one trips.',
      es: 'Reporte una acera pública agrietada o desnivelada para que nadie tropiece.',
    },
    delivery: { by: 'report', category: 'sidewalk' },
    guest: true,
  },
  {
    key: 'report-streetlight',
    item: { en: 'Streetlight', es: 'Alumbrado público' },
    description: {
      en: 'Report a streetlight that is out, flickering, damaged or on all day. The number on the pole helps us find it.',
      es: 'Reporte una luminaria apagada, intermitente, dañada o encendida todo el día. El número del poste nos ayuda a ubicarla.',
    },
    delivery: { by: 'report', category: 'streetlight' },
    guest: true,
    popular: 5,
  },
  {
    key: 'report-snow-and-ice',
    item: { en: 'Snow and ice', es: 'Nieve y hielo' },
    description: {
      en: 'Report a street, alley, court or cul-de-sac that still needs plowing or salting.',
      es: 'Reporte una calle, callejón, privada o calle sin salida que todavía necesite limpieza de nieve o sal.',
    },
    delivery: { by: 'report', category: 'snowIce' },
    guest: true,
  },
  {
    key: 'report-garbage-and-recycling',
    item: { en: 'Garbage and recycling', es: 'Basura y reciclaje' },
    description: {
      en: 'Ask for a new, larger, smaller or repaired cart, or arrange the pickup of bulk items, appliances or tires.',
      es: 'Solicite un contenedor nuevo, más grande, más pequeño o reparado, o coordine la recolección de objetos voluminosos, electrodomésticos o llantas.',
    },
    delivery: { by: 'report', category: 'garbageRecycling' },
  },
  {
    key: 'report-missed-pickup',
    item: { en: 'Missed pickup', es: 'Recolección omitida' },
    description: {
      en: 'Tell us when refuse, recycling, yard waste, organics or a Christmas tree was not collected.',
      es: 'Avísenos si no se recolectó la basura, el reciclaje, los desechos de jardín, los orgánicos o el árbol de Navidad.',
    },
    delivery: { by: 'report', category: 'missedPickup' },
    guest: true,
    popular: 4,
  },
  {
    key: 'report-code-violation',
    item: { en: 'Code violation', es: 'Infracción al código municipal' },
    description: {
      en: 'Report tall grass, junk vehicles, unsafe buildings or other breaches of the property code.',
      es: 'Reporte hierba alta, vehículos abandonados, edificios inseguros u otras infracciones al código de propiedad.',
    },
    delivery: { by: 'report', category: 'codeViolation' },
    guest: true,
  },
  {
    key: 'report-health-complaint',
    item: { en: 'Health complaint', es: 'Queja de salud' },
    description: {
      en: 'Report a problem with a restaurant, a food store, pests or a public pool.',
      es: 'Reporte un problema con un restaurante, una tienda de alimentos, plagas o una piscina pública.',
    },
    delivery: { by: 'report', category: 'healthComplaint' },
    guest: true,
  },
  {
    key: 'report-street-utilities',
    item: { en: 'Street utilities', es: 'Servicios en la vía pública' },
    description: {
      en: 'Report a pothole, a leaking hydrant, a blocked storm drain, low water pressure or a sewer backup.',
      es: 'Reporte un bache, un hidrante con fuga, un desagüe pluvial obstruido, baja presión de agua o un reflujo de drenaje.',
    },
    delivery: { by: 'report', category: 'streetUtilities' },
    guest: true,
  },
  {
    key: 'report-general-information',
    item: { en: 'General information', es: 'Información general' },
    description: {
      en: 'Ask the city a question that fits no other category. We answer within one working day.',
      es: 'Haga a la ciudad una pregunta que no corresponda a otra categoría. Respondemos en un día hábil.',
    },
    delivery: { by: 'report', category: 'generalInformation' },
    guest: true,
  },
  {
    key: 'feedback',
    id: specialServiceIds.feedback,
    item: { en: 'Feedback on this portal', es: 'Comentarios sobre este portal' },
    description: {
      en: 'Rate this portal from one to five stars and tell us what to improve.',
      es: 'Califique este portal de una a cinco estrellas y díganos qué debemos mejorar.',
    },
    delivery: { by: 'report', category: 'feedback' },
    guest: true,
  },
]
