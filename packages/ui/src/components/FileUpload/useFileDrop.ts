import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';

/**
 * Takes files that are dropped on an element, and those that are pasted while the focus is in it. Unlike react-aria's
 * DropZone it needs no button of its own, which would be one stop of the Tab key more than there is to do.
 *
 * @param onFiles gets the files, whatever they are
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const zone = useRef<HTMLDivElement>(null);
  const [isTarget, setIsTarget] = useState(false);

  const take = useEffectEvent((files: FileList | undefined) => {
    if (files !== undefined && files.length > 0) onFiles([...files]);
  });

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (zone.current?.contains(document.activeElement) === true) take(clipboardData?.files);
    };
    // The browser pastes into the page where the focus is on a button.
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const allow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    // Everything may be dropped: what is refused gets an answer, rather than a cursor.
    event.dataTransfer.dropEffect = 'copy';
    setIsTarget(true);
  };

  return {
    isTarget,
    zoneProps: {
      ref: zone,
      onDragEnter: allow,
      onDragOver: allow,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin) setIsTarget(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsTarget(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
