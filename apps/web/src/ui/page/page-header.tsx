import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './page-header.module.css';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** The page's only h1, which gets the focus after navigation. */
export function PageHeader(props: {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** For a working screen: breadcrumbs, title and actions on one line where there is room. */
  readonly oneLine?: boolean;
}) {
  const { title, crumbs = [], description, actions, oneLine = false } = props;
  return (
    <header className={classes.header} data-one-line={oneLine || undefined}>
      {crumbs.length > 0 && (
        <nav aria-label="Caminho">
          <ol className={classes.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.to}>
                <Link to={crumb.to}>{crumb.label}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <Group className={classes.line} justify="space-between" align="flex-end" gap="md">
        <div className={classes.words}>
          <Title order={1} className={classes.title} tabIndex={-1}>
            {title}
          </Title>
          {description !== undefined && (
            <Text component="div" className={classes.description}>
              {description}
            </Text>
          )}
        </div>
        {actions !== undefined && (
          <Group className={classes.actions} gap="sm">
            {actions}
          </Group>
        )}
      </Group>
    </header>
  );
}
