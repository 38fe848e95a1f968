import { specialServiceIds } from '@portal/core/services/rules'
import { type DemoService, service } from './demo-service.ts'

export const payForServices: readonly DemoService[] = [
  service('water-bill', 'Water bill', 'Factura de agua', {
    en: 'Pay your water, sewer and garbage bill by card or bank account, with or without a portal account.',
    es: 'Pague su factura de agua, alcantarillado y basura con tarjeta o cuenta bancaria, con o sin cuenta en el portal.',
    id: specialServiceIds.waterBill,
    delivery: { by: 'screen' },
    guest: true,
    popular: 1,
    payment: { code: 'UTILITY', field: 'Utility_Payment__c' },
  }),
  service('parking-ticket', 'Parking ticket', 'Multa de estacionamiento', {
    en: 'Pay a parking ticket by its number. Tickets can be paid from one day after they were written.',
    es: 'Pague una multa de estacionamiento con su número. Puede pagarla a partir del día siguiente a su emisión.',
    delivery: { by: 'screen' },
    guest: true,
    popular: 3,
  }),
  service('city-citation', 'City citation', 'Multa municipal', {
    en: 'Pay a citation for a violation of city code, or the fine set at your hearing.',
    es: 'Pague una multa por infracción al código municipal o el monto fijado en su audiencia.',
    // The specification has no screen for it: the text links to the payment page.
    delivery: {
      by: 'content',
      html: {
        en: `<p>Pay a citation online by the number that is printed on it. We find out what is due; after a hearing, that is the amount the hearing officer set.</p>
<p><a href="/payment?accountType=CITATION"><strong>Pay a citation</strong></a></p>
<h2>If you do not agree</h2>
<p>Ask for a hearing within 14 days of the citation, by the number on its back. Do not pay before the hearing: a payment closes the case.</p>`,
        es: `<p>Pague una multa en línea con el número impreso en ella. Nosotros buscamos cuánto se debe; después de una audiencia, es el monto que fijó el oficial.</p>
<p><a href="/payment?accountType=CITATION"><strong>Pagar una multa</strong></a></p>
<h2>Si no está de acuerdo</h2>
<p>Pida una audiencia dentro de los 14 días posteriores a la multa, con el número al reverso. No pague antes de la audiencia: un pago cierra el caso.</p>`,
      },
    },
    guest: true,
  }),
  service('vehicle-sticker', 'Vehicle sticker', 'Calcomanía para vehículo', {
    en: 'Buy the yearly sticker for a car, truck or motorcycle kept in the city. Seniors pay half.',
    es: 'Compre la calcomanía anual para un auto, camioneta o motocicleta que se guarde en la ciudad. Las personas mayores pagan la mitad.',
    delivery: { by: 'form', process: 133, object: 'Case' },
    guest: true,
    payment: { code: 'MISC', field: 'Sticker_Fee__c' },
  }),
  service('permit-fee', 'Permit fee', 'Cargo por permiso', {
    en: 'Pay the fee of a building permit that has been approved. The permit is issued the same day.',
    es: 'Pague el cargo de un permiso de construcción aprobado. El permiso se emite el mismo día.',
    delivery: { by: 'screen' },
    guest: true,
  }),
  service('false-alarm-fee', 'False alarm fee', 'Cargo por falsa alarma', {
    en: 'Pay the fee for a third or later false alarm at one address within a year.',
    es: 'Pague el cargo por la tercera falsa alarma, o posteriores, en una misma dirección en un año.',
    delivery: { by: 'screen' },
    guest: true,
  }),
  service('ambulance-bill', 'Ambulance bill', 'Factura de ambulancia', {
    en: 'Pay an ambulance bill by the number on it.',
    es: 'Pague una factura de ambulancia con el número que aparece en ella.',
    delivery: { by: 'screen' },
    guest: true,
  }),
  service(
    'ambulance-help',
    'Ambulance bill: insurance or payment plan',
    'Factura de ambulancia: seguro o plan de pagos',
    {
      en: 'Send us your insurance card, or ask to pay an ambulance bill in parts.',
      es: 'Envíenos la tarjeta de su seguro o pida pagar una factura de ambulancia en partes.',
      delivery: { by: 'form', process: 136, object: 'Case' },
      guest: true,
    },
  ),
  service('help-with-bills', 'Help with a water bill', 'Ayuda con la factura de agua', {
    en: 'Discounts, payment plans and emergency help for households that cannot pay a water bill in full.',
    es: 'Descuentos, planes de pago y ayuda de emergencia para hogares que no pueden pagar toda su factura de agua.',
    delivery: {
      by: 'content',
      html: {
        en: `<p>No one should go without water because of one hard month. If you cannot pay your bill in full, tell us before it is due: there is almost always a way.</p>
<h2>A payment plan</h2>
<p>Split what you owe over three to six months, without interest. While you keep to the plan your water stays on. Call <a href="tel:+18475550120">(847) 555-0120</a>, Monday to Friday, 8 a.m. to 5 p.m.</p>
<h2>Discounts</h2>
<ul>
<li><strong>Residents of 65 and older</strong> pay 25 percent less for refuse.</li>
<li><strong>Households with low income</strong> pay no base charge for up to twelve months.</li>
<li><strong>Sewer credit in summer:</strong> water for a new lawn is not counted for sewer, once a year.</li>
</ul>
<h2>Emergency help</h2>
<p>The township and several charities pay part of a bill once a year. Bring the bill, proof of your address and proof of your household's income of the last 30 days.</p>`,
        es: `<p>Nadie debería quedarse sin agua por un mes difícil. Si no puede pagar toda su factura, avísenos antes de que venza: casi siempre hay una solución.</p>
<h2>Un plan de pagos</h2>
<p>Divida lo que debe en tres a seis meses, sin intereses. Mientras cumpla con el plan, no se le cortará el agua. Llame al <a href="tel:+18475550120">(847) 555-0120</a>, de lunes a viernes, de 8 a. m. a 5 p. m.</p>
<h2>Descuentos</h2>
<ul>
<li><strong>Las personas de 65 años o más</strong> pagan un 25 por ciento menos por la basura.</li>
<li><strong>Los hogares de bajos ingresos</strong> no pagan el cargo base hasta por doce meses.</li>
<li><strong>Crédito de alcantarillado en verano:</strong> una vez al año, el agua para un césped nuevo no cuenta para el alcantarillado.</li>
</ul>
<h2>Ayuda de emergencia</h2>
<p>El municipio (township) y varias organizaciones benéficas pagan parte de una factura una vez al año. Traiga la factura, un comprobante de domicilio y un comprobante de los ingresos de su hogar de los últimos 30 días.</p>`,
      },
    },
    guest: true,
  }),
]
