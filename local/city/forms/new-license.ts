import { kindField } from '@portal/core/licenses/rules'
import {
  address,
  amount,
  asked,
  type DemoForm,
  form,
  line,
  oneOf,
  optional,
  page,
  plain,
  story,
  uploads,
  when,
  words as w,
} from './demo-form.ts'

const counts = when(kindField, 'restaurant', 'retail', 'service')

/**
 * The application for a business license. The kinds and what is counted have the names of the fee
 * schedules, from which staff issue it (licenses).
 */
export const newLicenseForms: readonly DemoForm[] = [
  form(141, w('Business License', 'Licencia comercial'), {
    pages: [
      page(
        w('The business', 'El negocio'),
        oneOf(
          kindField,
          asked(
            'Kind of license',
            'Tipo de licencia',
            'Choose the kind of license.',
            'Elija el tipo de licencia.',
          ),
          {
            restaurant: w('Café, restaurant or bar', 'Café, restaurante o bar'),
            retail: w('Shop', 'Tienda'),
            service: w('Services or office', 'Servicios u oficina'),
            contractor: w('Contractor', 'Contratista'),
            home_business: w('Business at home', 'Negocio en casa'),
            charity: w('Charity', 'Organización benéfica'),
          },
          { isSubject: true },
        ),
        line('business', {
          en: 'Name of the business',
          es: 'Nombre del negocio',
          missingEn: 'Enter the name of the business.',
          missingEs: 'Escriba el nombre del negocio.',
          maxLength: 100,
        }),
        address,
        story('activity', {
          en: 'What the business does',
          es: 'A qué se dedica el negocio',
          missingEn: 'Enter what the business does.',
          missingEs: 'Indique a qué se dedica el negocio.',
        }),
        amount('seats', {
          en: 'Seats for guests',
          es: 'Asientos para clientes',
          missingEn: 'Enter the number of seats. Enter 0 without seats.',
          missingEs: 'Escriba el número de asientos. Escriba 0 si no hay asientos.',
          max: 5000,
          when: when(kindField, 'restaurant'),
        }),
        amount('employees', {
          en: 'Employees',
          es: 'Empleados',
          missingEn: 'Enter the number of employees. Enter 0 without employees.',
          missingEs: 'Escriba el número de empleados. Escriba 0 si no hay empleados.',
          max: 5000,
          when: when(kindField, 'retail'),
        }),
        optional(plain('date', 'opensOn', w('Day of the opening', 'Día de apertura'))),
      ),
      page(
        w('Owner and papers', 'Dueño y documentos'),
        line('owner', {
          en: 'Name of the owner',
          es: 'Nombre del dueño',
          missingEn: 'Enter the name of the owner.',
          missingEs: 'Escriba el nombre del dueño.',
        }),
        line('taxNumber', {
          en: 'State tax number',
          es: 'Número de impuestos del estado',
          missingEn: 'Enter the tax number from your registration with the state.',
          missingEs: 'Escriba el número de impuestos de su registro ante el estado.',
          hint: w('For example, 4123-4567.', 'Por ejemplo, 4123-4567.'),
          maxLength: 20,
        }),
        uploads('floorPlan', {
          en: 'Floor plan',
          es: 'Plano del local',
          hint: w('A drawing by hand will do.', 'Basta un dibujo a mano.'),
          when: counts,
        }),
        uploads('healthPermit', {
          en: 'Health permit of the county, if you have it',
          es: 'Permiso de salud del condado, si lo tiene',
          when: when(kindField, 'restaurant'),
        }),
        uploads('insurance', {
          en: 'Certificate of insurance',
          es: 'Certificado de seguro',
          missingEn: 'Add the certificate of insurance.',
          missingEs: 'Agregue el certificado de seguro.',
          isRequired: true,
          when: when(kindField, 'contractor'),
        }),
      ),
    ],
    thanks: w(
      'Staff review it. Then you pay the fee online, and the license comes by email with its PIN.',
      'El personal la revisa. Después usted paga la tarifa en línea y la licencia llega por correo electrónico con su PIN.',
    ),
  }),
]
