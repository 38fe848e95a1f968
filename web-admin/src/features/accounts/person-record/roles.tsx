import { grantableRoles } from '@portal/core/kernel/rules'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { categoryKey } from '../../casework/case-queue/names.ts'
import styles from './person-record.module.css'
import type { PersonRecord } from './queries.ts'
import { rolesForm } from './roles-form.ts'

type Scope = PersonRecord['caseScope']

/** Folded until it says something: most case workers see all requests. */
function CaseScope({ form, categories, areas }: Scope & { form: ReturnType<typeof useAppForm> }) {
  const { t } = useTexts()
  const picked: readonly string[] = form.typed?.texts('categories') ?? categories
  return (
    <details open={picked.length + areas.length > 0 || undefined}>
      <summary>{t('Role.Scope')}</summary>
      <fieldset>
        <legend>{t('Role.Categories')}</legend>
        <p className={styles.soft}>{t('Role.CategoriesHint')}</p>
        <div className={styles.choices}>
          {reportCategoryNames.map((category) => (
            <Checkbox
              key={category}
              name="categories"
              value={category}
              label={t(categoryKey(category))}
              defaultChecked={picked.includes(category)}
            />
          ))}
        </div>
      </fieldset>
      <TextInput
        {...form.field('areas', areas.join(', '))}
        optional
        hint={t('Role.AreasHint')}
        autoComplete="off"
      />
    </details>
  )
}

/** Makes a person a member of staff, by what they work on; for administrators. */
export function Roles({ id, person }: { id: string; person: PersonRecord }) {
  const { t } = useTexts()
  const form = useAppForm(rolesForm)
  return (
    <section aria-labelledby="roles-title">
      <h2 id="roles-title">{t('Role.Title')}</h2>
      <p className={styles.soft}>{t(person.isAdmin ? 'Role.AdminHint' : 'Role.Hint')}</p>
      <Form of={form}>
        <input type="hidden" name="id" value={id} />
        <fieldset>
          <legend>{t('Role.Legend')}</legend>
          {grantableRoles.map((role) => (
            <Checkbox key={role} {...form.box(role, person.roles.includes(role))} />
          ))}
        </fieldset>
        <CaseScope form={form} {...person.caseScope} />
        <Submit of={form} label="Role.Save" look="quiet" />
      </Form>
    </section>
  )
}
