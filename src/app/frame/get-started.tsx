import { useNavigate } from 'react-router'
import { ButtonLink } from '../../platform/ui/button.tsx'

type GetStartedProps = { wide?: boolean; replace?: boolean; className?: string }

/** Links to /login, as the specification says. With JavaScript it opens the Register tab. */
export function GetStarted({ wide = false, replace = false, className = '' }: GetStartedProps) {
  const navigate = useNavigate()
  return (
    <ButtonLink
      to="/login"
      wide={wide}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate('/login?register=true', { replace })
      }}
    >
      Get Started
    </ButtonLink>
  )
}
