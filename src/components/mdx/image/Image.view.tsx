import { type MouseEvent, type ReactNode, useContext, useRef } from "react";
import { shownSize } from "../../../domain/pictures";
import { isPlainPress } from "../../../state/plainPress";
import * as styles from "./Image.module.css";
import { PageImages } from "./PageImages";

type ImageProps = {
  readonly src?: string;
  readonly file?: string;
  readonly alt?: string;
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
  /** The width that the page asks for: pixels, or a share of the column. */
  readonly shown?: number | string;
  readonly zoom?: boolean;
  /** The color mode the picture is shown in; both if undefined. */
  readonly mode?: "light" | "dark";
};

/** A picture as plain HTML with its size, lazily loaded; a standalone one is enlarged by a click. */
export function Image({ alt = "", title, zoom = false, mode, ...rest }: ImageProps): ReactNode {
  const made = useContext(PageImages).find(({ file }) => file === rest.file);
  const src = rest.src?.startsWith("/") ? `${__PATH_PREFIX__}${rest.src}` : rest.src;
  const href = made ? (made.srcSet?.split(/[\s,]+/).at(-2) ?? made.src) : src; // the widest file is the last
  const isZoomed = zoom && alt !== "" && href !== undefined;
  const sizes = typeof rest.shown === "number" ? `${rest.shown}px` : made?.sizes;
  const plain = (
    <img
      className={styles.image}
      src={made?.src ?? src}
      srcSet={made?.srcSet}
      sizes={made && sizes}
      alt={alt}
      title={isZoomed ? undefined : title}
      {...shownSize(made ?? rest, rest.shown)}
      loading="lazy"
      decoding="async"
    />
  );
  const picture = made ? (
    <picture>
      {made.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {plain}
    </picture>
  ) : (
    plain
  );
  const shown = isZoomed ? (
    <ZoomPicture alt={alt} title={title} href={href} picture={picture} />
  ) : (
    picture
  );
  if (mode === undefined) return shown;
  const Box = zoom ? "div" : "span";
  return <Box className={`only-${mode}`}>{shown}</Box>;
}

type ZoomPictureProps = {
  readonly alt: string;
  readonly title: string | undefined;
  readonly href: string;
  readonly picture: ReactNode;
};

/** A link to the picture's file; with JavaScript it opens the picture in a dialog instead. */
function ZoomPicture({ alt, title, href, picture }: ZoomPictureProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return; // a new tab, as with any link
    event.preventDefault();
    dialog.current?.showModal();
  };
  return (
    <>
      <a
        className={styles.zoom}
        href={href}
        aria-label={`Enlarge: ${alt}`}
        title={title}
        onClick={open}
      >
        {picture}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close the dialog for keyboards */}
      <dialog
        className={styles.dialog}
        ref={dialog}
        aria-label={alt}
        onClick={() => dialog.current?.close()}
      >
        <button type="button" className={styles.close}>
          Close
        </button>
        {picture}
      </dialog>
    </>
  );
}
