import type { InputHTMLAttributes, Ref } from 'react'
import styles from './file-input.module.css'

interface FileInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'style'
> {
  ref?: Ref<HTMLInputElement>
}

export const FileInput = (props: FileInputProps) => (
  <input {...props} type="file" className={styles.file} />
)
