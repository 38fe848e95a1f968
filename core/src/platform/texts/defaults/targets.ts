import { group } from './group.ts'

/** How long reports may take, and the city's holidays. */
export const targets = group('Targets', {
  Title: { en: 'Targets and holidays', es: 'Plazos y días festivos' },
  Lead: {
    en: 'How many working days each kind of report may take. The due date follows from it.',
    es: 'Cuántos días hábiles puede tardar cada tipo de reporte. De ahí sale la fecha límite.',
  },
  FromNow: {
    en: 'A change counts for reports that come in from now on. Reports that are already here keep their due date.',
    es: 'Un cambio vale para los reportes que lleguen desde ahora. Los reportes que ya están aquí conservan su fecha límite.',
  },
  Days: { en: 'Working days', es: 'Días hábiles' },
  DaysHint: {
    en: 'From 1 to 365. Empty: reports of this kind have no due date.',
    es: 'De 1 a 365. Vacío: los reportes de este tipo no tienen fecha límite.',
  },
  WrongDays: {
    en: 'Enter working days from 1 to 365, or leave it empty.',
    es: 'Escriba días hábiles de 1 a 365, o déjelo vacío.',
  },
  Save: { en: 'Save the targets', es: 'Guardar los plazos' },
  Saved: { en: 'The targets were saved.', es: 'Los plazos se guardaron.' },
  NotSaved: { en: 'The targets were not saved', es: 'Los plazos no se guardaron' },
  Holidays: { en: 'Holidays', es: 'Días festivos' },
  HolidaysLead: {
    en: 'Due dates skip these days, like Saturdays and Sundays. Due dates that are already set stay.',
    es: 'Las fechas límite saltan estos días, como los sábados y domingos. Las fechas ya fijadas no cambian.',
  },
  NoHolidays: { en: 'No holidays are set', es: 'No hay días festivos' },
  Day: { en: 'Day', es: 'Día' },
  Name: { en: 'Name of the holiday', es: 'Nombre del día festivo' },
  Add: { en: 'Add a holiday', es: 'Agregar un día festivo' },
  Added: { en: 'The holiday was saved.', es: 'El día festivo se guardó.' },
  Delete: { en: 'Delete', es: 'Eliminar' },
  DeleteOne: { en: 'Delete {{name}}, {{date}}', es: 'Eliminar {{name}}, {{date}}' },
  Deleted: { en: 'The holiday was deleted.', es: 'El día festivo se eliminó.' },
  HolidayFailed: {
    en: 'The holiday was not changed',
    es: 'El día festivo no cambió',
  },
  NoHoliday: {
    en: 'This holiday is already deleted.',
    es: 'Este día festivo ya se eliminó.',
  },
  TooManyHolidays: {
    en: 'There are 200 holidays already. Delete old ones first.',
    es: 'Ya hay 200 días festivos. Elimine primero los antiguos.',
  },
})
