import styles from './icon.module.css'

export interface IconProps {
  /** `small` in running text, `large` on a tile; default: the height of a line of text. */
  size?: 'small' | 'large'
}

/** On a 24 px grid, 1.75 px strokes, no fill. Decorative: text carries the meaning. */
export function icon(path: string) {
  return function Icon({ size }: IconProps) {
    return (
      // Sized in the markup, too, for pages without the stylesheet.
      <svg
        className={styles.icon}
        data-size={size}
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    )
  }
}
