import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { use, useId } from 'react'
import styles from './button.module.css'
import { SendingContext } from './sending.ts'

/** `primary` once per screen, `quiet` for the rest, `plain` in rows, `danger` destroys. */
export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger'

interface Look {
  look?: ButtonLook
  size?: 'small'
  children: ReactNode
}

interface ButtonProps
  extends
    Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled' | 'children'> {
  /** Why it cannot be used now, shown below it. The button stays focusable. */
  disabledReason?: string | undefined
  /** Ignores presses and shows a spinner. The label should say what is happening. */
  busy?: boolean
}

/** `type` defaults to `button`. Busy while its form is being sent, if it submits. */
export function Button({
  look = 'primary',
  size,
  disabledReason,
  busy,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const sending = use(SendingContext)
  const isSending = type === 'submit' && sending !== null
  const isPressed =
    isSending && sending.name === (rest.name ?? '') && sending.value === String(rest.value ?? '')
  const isBusy = busy || isSending
  const isOff = Boolean(disabledReason) || isBusy
  const button = (
    <button
      aria-describedby={disabledReason ? reasonId : undefined}
      aria-busy={isBusy || undefined}
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- it has one, `button` unless the caller says otherwise
      type={type}
      className={styles.button}
      data-look={look}
      data-size={size}
      aria-disabled={isOff || rest['aria-disabled']}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    >
      {(busy || isPressed) && <span className={styles.ring} />}
      {children}
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className={styles.held}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  )
}

interface ButtonLinkProps
  extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'children'> {
  href: string
}

/** A link that looks like a button: navigates, never acts. */
export function ButtonLink({ look = 'primary', size, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} data-look={look} data-size={size}>
      {children}
    </a>
  )
}
