import { reuniaoAlterada } from '@instrutoria/domain/resultado/rules/linhas.ts';
import { alteradaPorExtenso } from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ParaDecidir } from '../api.ts';
import classes from './tabela-da-decisao.module.css';

type LinhaDecidida = Pick<
  ParaDecidir,
  'remunerados_aprovados' | 'sessao' | 'tardia' | 'voluntarios_aprovados'
>;

/**
 * A note that it was received late, and which meeting of the committee decided it, and whether the saved
 * places still match.
 */
export function DecididoEmReuniao({ linha }: { readonly linha: LinhaDecidida }) {
  const { sessao: reuniao, tardia } = linha;
  const tarde = tardia === undefined ? null : <Text size="sm">{tardia}</Text>;
  if (reuniao === undefined) return tarde;
  const alterada = alteradaPorExtenso({ sessaoAlterada: reuniaoAlterada({ ...linha, decidido: reuniao }) });
  return (
    <>
      {tarde}
      <Text size="sm" {...(alterada === null ? { flex: 'none' } : { title: alterada })}>
        <Anchor
          component={Link}
          to={`/sessoes_da_comissao/${reuniao.id}`}
          inherit
          className={classes.meeting}
        >
          <span className="sr-only">decidido na </span>
          {reuniao.sessao}ª sessão
        </Anchor>
        {alterada !== null && <> · {alterada}</>}
      </Text>
    </>
  );
}
