import styles from './icon.module.css'

export interface IconProps {
  /** `small` sits in running text, `large` heads a tile. Without it an icon is as tall as a line of text. */
  size?: 'small' | 'large'
}

/**
 * An icon from one path on a 24 px grid: 1.75 px strokes, round ends, nothing filled. Always decoration;
 * the words beside it, or a `VisuallyHidden` text, carry the meaning.
 */
export function icon(path: string) {
  return function Icon({ size }: IconProps) {
    return (
      // Its size stands in the markup too, for the moment or the reader without a stylesheet.
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
