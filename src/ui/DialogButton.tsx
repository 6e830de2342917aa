import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface DialogButtonProps {
  /** What stands on the button. */
  readonly label: ReactNode
  /** Its name, where the words on it do not say enough. */
  readonly name?: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A quiet button that opens a dialog with something to read; closing it leads back to the button. */
export function DialogButton({ label, name, title, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      ) : null}
    </>
  )
}
