import { cloneElement, type ReactElement } from 'react';
import { useLiveData } from '../runtime/live-preview/useLiveData';

/** A page of the preview, with what an editor types. */
export const LivePage = ({ element }: { element: ReactElement<{ data?: unknown }> }) =>
  cloneElement(element, { data: useLiveData(element.props.data) });
