import type { IconName } from '@/lib/base/icon-names';

interface IconProps {
  name: IconName;
  className?: string;
  /** The label for assistive technology; without it the icon is decoration. */
  label?: string;
}

/** An icon of the sprite, as high as the text around it and in its colour. */
export function Icon({ name, className, label }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width="1em"
      height="1em"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
