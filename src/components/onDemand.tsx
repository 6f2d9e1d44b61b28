import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns a component whose code is loaded when it is first shown. Until then it shows `Waiting` with its
 * props, or nothing. A render
 * throws what the loading rejects with; the next mount loads again.
 *
 * React's `lazy` suspends once even when the code is there, and Suspense shows what follows a fallback no sooner than
 * 300 ms after it: each first visit of a page would take as long.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
) => {
  let loaded: ComponentType<Props> | undefined;

  function OnDemand(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    useEffect(() => {
      if (Content) return;
      OnDemand.load().then(
        () => setContent(() => loaded),
        // Thrown in the render, where the error boundary sees it.
        (failure: unknown) =>
          setContent(() => {
            throw failure;
          }),
      );
    }, [Content]);
    return Content ? <Content {...props} /> : Waiting && <Waiting {...props} />;
  }

  OnDemand.load = async () => {
    loaded = await load();
  };
  return OnDemand;
};
