import type { Locator, Page } from '@playwright/test'
import { putAccount } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { providerPage, providerWords } from './provider-page.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    noCards: 'No cards or bank accounts are saved.',
    add: 'Add a card or bank account',
    saved: 'Your card or bank account is saved.',
    visa: 'Visa ending in 1111',
    manage: /^Manage autopay of account/,
    savedCard: 'Saved card',
    chooseCard: 'Choose the card for autopay.',
    save: 'Save',
    onCard: 'On: Visa ending in 1111',
    bankTab: 'Bank account',
    routing: 'Routing number',
    confirmRouting: 'Confirm routing number',
    account: 'Account number',
    confirmAccount: 'Confirm account number',
    checking: 'Checking',
    fillAll: 'Please fill out all fields',
    mismatch: 'Routing numbers do not match',
    invalid: 'Invalid routing or account number. Please try again.',
    onBank: 'On: Checking account ending in 6789',
    savedBank: 'Checking account ending in 6789',
    credit: 'Credit of $23.50',
    toggle: /^Pay this account automatically/,
    turnOff: 'Turn autopay off',
    off: 'Off',
    delete: 'Delete Visa ending in 1111',
    confirmDelete: 'Delete',
    withAutopay: /Autopay pays a bill with it/,
  },
  es: {
    noCards: 'No hay tarjetas ni cuentas bancarias guardadas.',
    add: 'Agregar una tarjeta o cuenta bancaria',
    saved: 'Su tarjeta o cuenta bancaria está guardada.',
    visa: 'Visa terminada en 1111',
    manage: /^Administrar el pago automático de la cuenta/,
    savedCard: 'Tarjeta guardada',
    chooseCard: 'Elija la tarjeta para el pago automático.',
    save: 'Guardar',
    onCard: 'Activado: Visa terminada en 1111',
    bankTab: 'Cuenta bancaria',
    routing: 'Número de ruta',
    confirmRouting: 'Confirme el número de ruta',
    account: 'Número de cuenta',
    confirmAccount: 'Confirme el número de cuenta',
    checking: 'Corriente',
    fillAll: 'Rellene todos los campos',
    mismatch: 'Los números de ruta no coinciden',
    invalid: 'El número de ruta o de cuenta no es válido. Inténtelo de nuevo.',
    onBank: 'Activado: Cuenta corriente terminada en 6789',
    savedBank: 'Cuenta corriente terminada en 6789',
    credit: 'Crédito de $23.50',
    toggle: /^Pagar esta cuenta automáticamente/,
    turnOff: 'Desactivar el pago automático',
    off: 'Desactivado',
    delete: 'Eliminar Visa terminada en 1111',
    confirmDelete: 'Eliminar',
    withAutopay: /El pago automático paga una factura con ella/,
  },
} as const

/**
 * The provider's page is another site's, tested elsewhere by keyboard; here its fields are filled.
 */
async function saveCard(page: Page): Promise<void> {
  const form = providerPage(page)
  await form.getByLabel(providerWords.cardNumber).fill('4111111111111111')
  await form.getByLabel(providerWords.expires).fill('12/40')
  await form.getByLabel(providerWords.cardCode).fill('900')
  await form.getByLabel(providerWords.zip).fill('60120')
  await form.getByRole('button', { name: providerWords.save }).click()
}

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a resident saves a card, pays automatically by it, then by bank, then not', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const cast = await castOf(city)
      const userId = cast.ids.resident
      const { number } = await putAccount(city, userId, -2350)
      await signIn(context, { city, cast, role: 'resident' })
      await page.goto('/account/billing#payment-methods-section')
      await expectAlive(page)
      const methods = page.locator('#payment-methods-section')
      const autopay = page.locator('#manage-autopay-section')
      await expect(methods.getByText(say.noCards)).toBeVisible()

      await hands.press(methods.getByRole('link', { name: say.add }))
      await expect(providerPage(page).getByLabel(providerWords.cardNumber)).toBeVisible()
      await expectSound(page)
      await saveCard(page)
      await expect(page.getByText(say.saved)).toBeVisible()
      await expect(methods.getByText(say.visa)).toBeVisible()
      await expectSound(page)

      const dialog = page.getByRole('dialog')
      const save = (panel: Locator) => hands.press(panel.getByRole('button', { name: say.save }))
      await expect(autopay.getByText(number)).toBeVisible()
      await expect(autopay.getByText(say.off, { exact: true })).toBeVisible()
      await hands.press(autopay.getByRole('button', { name: say.manage }))
      // It opens with the current state: off.
      const toggle = dialog.getByRole('switch', { name: say.toggle })
      await expect(toggle).not.toBeChecked()
      await expect(dialog.getByText(say.credit)).toBeVisible()
      await expect(dialog.getByRole('tab')).toHaveCount(0)
      await toggle.focus()
      await page.keyboard.press('Space')
      const cards = dialog.getByRole('tabpanel').first()
      await save(cards)
      await expect(cards.getByRole('group').getByText(say.chooseCard)).toBeVisible()
      await expectSound(page)
      await hands.check(cards.getByRole('radio', { name: say.visa }))
      await save(cards)
      await expect(autopay.getByText(say.onCard)).toBeVisible()
      await expect(dialog).toHaveCount(0)

      await hands.press(methods.getByRole('button', { name: say.delete }))
      await expect(page.getByRole('alertdialog').getByText(say.withAutopay)).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('Escape')

      await hands.press(autopay.getByRole('button', { name: say.manage }))
      // One tab is a stop; arrows move to the others.
      if (isKeyboardOnly) {
        await hands.press(dialog.getByRole('tab', { selected: true }))
        await page.keyboard.press('ArrowRight')
      } else await hands.press(dialog.getByRole('tab', { name: say.bankTab }))
      const bank = dialog.getByRole('tabpanel', { name: say.bankTab })
      await save(bank)
      await expect(bank.getByText(say.fillAll).first()).toBeVisible()
      const field = (label: string) => bank.getByRole('textbox', { name: label, exact: true })
      await hands.write(field(say.routing), '121042881')
      await hands.write(field(say.confirmRouting), '121042880')
      await hands.write(field(say.account), '123456789')
      await hands.write(field(say.confirmAccount), '123456789')
      await hands.check(bank.getByRole('radio', { name: say.checking }))
      await save(bank)
      await expect(bank.getByText(say.mismatch)).toBeVisible()
      await expectSound(page)
      await field(say.confirmRouting).fill('121042881')
      await save(bank)
      await expect(bank.getByText(say.invalid)).toBeVisible()
      await field(say.routing).fill('121042882')
      await field(say.confirmRouting).fill('121042882')
      await save(bank)
      await expect(autopay.getByText(say.onBank)).toBeVisible()

      await hands.press(autopay.getByRole('button', { name: say.manage }))
      await expect(dialog.getByRole('tab', { name: say.bankTab })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(toggle).toBeChecked()
      await expect(dialog.getByRole('radio', { name: say.savedBank })).toBeChecked()
      await expectSound(page)
      await toggle.focus()
      await page.keyboard.press('Space')
      await hands.press(
        page.getByRole('alertdialog').getByRole('button', { name: say.turnOff, exact: true }),
      )
      await expect(autopay.getByText(say.off, { exact: true })).toBeVisible()

      await hands.press(methods.getByRole('button', { name: say.delete }))
      await hands.press(
        page.getByRole('alertdialog').getByRole('button', { name: say.confirmDelete, exact: true }),
      )
      await expect(methods.getByText(say.visa)).toHaveCount(0)
      await expectSound(page)
    })
  })
}
