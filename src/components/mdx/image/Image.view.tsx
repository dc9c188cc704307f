import { type MouseEvent, type ReactNode, useContext, useRef } from "react";
import { type Picture, shownSize } from "../../../domain/pictures";
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
export function Image({ mode, ...rest }: ImageProps): ReactNode {
  if (mode === undefined) return <ModelessImage {...rest} />;
  const Box = rest.zoom ? "div" : "span";
  return (
    <Box className={`only-${mode}`}>
      <ModelessImage {...rest} />
    </Box>
  );
}

function ModelessImage({ alt = "", title, zoom = false, ...rest }: ImageProps): ReactNode {
  const made = usePicture(rest.file);
  const href = made ? largest(made) : publicPath(rest.src);
  if (alt === "" || !zoom || href === undefined)
    return <PlainPicture alt={alt} title={title} {...rest} />;
  return (
    <ZoomPicture
      alt={alt}
      title={title}
      href={href}
      picture={<PlainPicture alt={alt} {...rest} />}
    />
  );
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
        onClick={open}
        {...(title && { title })}
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

function usePicture(file: string | undefined): Picture | undefined {
  return useContext(PageImages).find((candidate) => candidate.file === file);
}

/** The widest file of a picture. */
function largest({ src, srcSet = "" }: Picture): string {
  const widths = srcSet.split(",").map((entry) => entry.trim().split(" "));
  return (
    widths.sort(
      ([, a = "0"], [, b = "0"]) => Number.parseInt(b, 10) - Number.parseInt(a, 10),
    )[0]?.[0] || src
  );
}

function publicPath(src: string | undefined): string | undefined {
  return src?.startsWith("/") ? `${__PATH_PREFIX__}${src}` : src;
}

function PlainPicture({ src, file, alt, title, width, height, shown }: ImageProps): ReactNode {
  const made = usePicture(file);
  const size = shownSize(made ?? { width, height }, shown);
  if (!made)
    return (
      <img
        className={styles.image}
        src={publicPath(src)}
        alt={alt}
        {...(title && { title })}
        {...size}
        loading="lazy"
        decoding="async"
      />
    );
  const sizes = typeof shown === "number" ? `${shown}px` : made.sizes;
  return (
    <picture>
      {made.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={made.src}
        srcSet={made.srcSet}
        sizes={sizes}
        alt={alt}
        {...(title && { title })}
        {...size}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
