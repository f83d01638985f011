import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

type PageErrorsProps = { children: ReactNode; onError: () => void }

/** The error boundary of a page. */
export class PageErrors extends Component<PageErrorsProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}
