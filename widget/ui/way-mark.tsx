type WayMarkProps = {
  /** For the description of what is marked: the mark is no part of its name. */
  readonly id: string;
  readonly text: string;
};

/** Marks a way in as the one that the visitor is likely to want. Nothing moves when it comes or goes. */
export const WayMark = ({ id, text }: WayMarkProps) => (
  <span className="mark" aria-hidden="true" id={id}>
    {text}
  </span>
);
