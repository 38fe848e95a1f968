import { type DemoService, service } from './demo-service.ts'

export const rentServices: readonly DemoService[] = [
  service('facility-rental', 'Room or hall', 'Salón o sala', {
    en: 'Rent a meeting room, a gymnasium or the banquet hall for a family party, a class or a meeting.',
    es: 'Alquile una sala de reuniones, un gimnasio o el salón de banquetes para una fiesta familiar, una clase o una reunión.',
    delivery: { by: 'form', process: 161, object: 'Case' },
    payment: { code: 'MISC', field: 'Rental_Fee__c' },
  }),
  service('pavilion-rental', 'Park pavilion', 'Pabellón en un parque', {
    en: 'Reserve a picnic pavilion in a park from May to October, with tables and a grill.',
    es: 'Reserve un pabellón para día de campo de mayo a octubre, con mesas y asador.',
    delivery: { by: 'form', process: 162, object: 'Case' },
    guest: true,
    payment: { code: 'MISC', field: 'Rental_Fee__c' },
  }),
  service('sports-field', 'Sports field', 'Campo deportivo', {
    en: 'Rent a soccer, baseball or cricket field by the hour or for a season.',
    es: 'Alquile un campo de fútbol, béisbol o críquet por hora o por temporada.',
    delivery: { by: 'form', process: 163, object: 'Case' },
    payment: { code: 'MISC', field: 'Rental_Fee__c' },
  }),
  service('garden-plot', 'Garden plot', 'Parcela en huerto comunitario', {
    en: 'Grow your own vegetables in a community garden from April to November.',
    es: 'Cultive sus propias verduras en un huerto comunitario de abril a noviembre.',
    delivery: {
      by: 'content',
      html: {
        en: `<p>The city rents out 120 plots of 10 by 20 feet in three community gardens. Water, compost and lockable sheds are there.</p>
<h2>Cost</h2>
<p>$30 a season for residents, $15 with a low income. One plot per household; a second one from May, if any are left.</p>
<h2>How to get one</h2>
<ol>
<li>Write to <a href="mailto:gardens@cityofelgin.example">gardens@cityofelgin.example</a> between January 2 and February 28.</li>
<li>Plots are drawn by lot in the first week of March. Last year's gardeners may keep theirs.</li>
<li>Pay by March 31, then pick up the key.</li>
</ol>`,
        es: `<p>La ciudad alquila 120 parcelas de 10 por 20 pies en tres huertos comunitarios. Hay agua, composta y cobertizos con llave.</p>
<h2>Costo</h2>
<p>$30 por temporada para residentes, $15 para personas de bajos ingresos. Una parcela por hogar; una segunda a partir de mayo, si quedan disponibles.</p>
<h2>Cómo obtener una</h2>
<ol>
<li>Escriba a <a href="mailto:gardens@cityofelgin.example">gardens@cityofelgin.example</a> entre el 2 de enero y el 28 de febrero.</li>
<li>Las parcelas se sortean en la primera semana de marzo. Quienes cultivaron el año anterior pueden conservar la suya.</li>
<li>Pague antes del 31 de marzo y recoja la llave.</li>
</ol>`,
      },
    },
    guest: true,
  }),
  service('show-mobile', 'Mobile stage', 'Escenario móvil', {
    en: 'Being prepared: a stage on wheels for neighborhood events.',
    es: 'En preparación: un escenario sobre ruedas para eventos vecinales.',
    delivery: { by: 'form', process: 165, object: 'Case' },
    payment: { code: 'MISC', field: 'Rental_Fee__c' },
    state: 'unpublished',
  }),
]
