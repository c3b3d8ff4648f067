import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import classes from './plain-button.module.css';

interface Look {
  readonly look?: 'primary' | 'default';
  readonly wide?: boolean;
}

/** Looks like the component library's button, without loading it. */
export function PlainButton(
  props: Look & { readonly loading?: boolean } & Omit<ComponentProps<'button'>, 'className'>,
) {
  const { look = 'primary', wide, loading = false, type = 'button', children, ...rest } = props;
  return (
    <button
      type={type}
      className={classes.button}
      data-look={look}
      data-wide={wide || undefined}
      aria-disabled={loading || undefined}
      {...rest}
    >
      {loading && <span className={classes.ring} aria-hidden />}
      {children}
    </button>
  );
}

export function PlainLinkButton({ look = 'default', wide, ...rest }: Look & Omit<LinkProps, 'className'>) {
  return <Link className={classes.button ?? ''} data-look={look} data-wide={wide || undefined} {...rest} />;
}
