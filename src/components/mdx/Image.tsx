import { createContext, type ReactNode, useContext, useRef } from "react";
import * as styles from "./Image.module.css";

export type Picture = {
  readonly file: string;
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
};

/** Pictures of the page, made by gatsby-plugin-image, by their file. */
export const PageImages = createContext<readonly Picture[]>([]);

type ImageProps = {
  readonly src?: string;
  readonly file?: string;
  readonly alt?: string;
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
  readonly zoom?: boolean;
};

/** A picture as plain HTML with its size, loaded late; a press shows it large where it stands alone. */
export function Image({ alt = "", title, zoom = false, ...rest }: ImageProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = <PlainPicture alt={alt} {...rest} />;
  if (alt === "" || !zoom) return picture;
  return (
    <>
      <button type="button" className={styles.zoom} aria-label={`Enlarge: ${alt}`} onClick={() => dialog.current?.showModal()} {...(title && { title })}>
        {picture}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close the dialog for keyboards */}
      <dialog className={styles.dialog} ref={dialog} aria-label={alt} onClick={() => dialog.current?.close()}>
        <button type="button" className={styles.close}>
          Close
        </button>
        {picture}
      </dialog>
    </>
  );
}

function PlainPicture({ src, file, alt, width, height }: ImageProps): ReactNode {
  const made = useContext(PageImages).find((candidate) => candidate.file === file);
  if (!made)
    return (
      <img
        className={styles.image}
        src={src?.startsWith("/") ? `${__PATH_PREFIX__}${src}` : src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <picture>
      {made.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={made.sizes} />
      ))}
      <img
        className={styles.image}
        src={made.src}
        srcSet={made.srcSet}
        sizes={made.sizes}
        alt={alt}
        width={made.width}
        height={made.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

type FigureProps = ImageProps & { readonly caption?: string; readonly credit?: string; readonly children?: ReactNode };

/** A picture or drawing with a caption. */
export function Figure({ caption, credit, children, ...image }: FigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {image.src || image.file ? <Image {...image} zoom /> : children}
      {(caption || credit) && (
        <figcaption className={styles.caption}>
          {caption}
          {credit && ` (${credit})`}
        </figcaption>
      )}
    </figure>
  );
}
