import { mesmoBarema } from '@instrutoria/domain/barema/rules/mudanca-do-barema.ts';
import { Button, Group, Text } from '@mantine/core';
import { Notice } from '../../../ui/page/notice.tsx';
import type { BaremaLido } from '../api.ts';
import { baremaASalvar, comNomes } from './barema-digitado.ts';
import { Mudancas } from './mudancas.tsx';
import { oQueMudou } from './palavras-do-barema.ts';
import type { EmEdicao } from './use-barema-digitado.ts';

/**
 * A newer version on the server beside the edited one: the person chooses, and nothing is discarded
 * automatically.
 */
export function OutraVersao({ edicao, outra }: { readonly edicao: EmEdicao; readonly outra: BaremaLido }) {
  const meu = comNomes(baremaASalvar(edicao.digitado));
  return (
    <Notice kind="warning" live title="O barema deste edital mudou em outra janela ou aparelho">
      {mesmoBarema(outra.barema, meu) ? (
        <Text>O que está salvo é igual ao que você digitou.</Text>
      ) : (
        <Mudancas mudancas={oQueMudou(outra.barema, meu)} antes="salvo" depois="aqui" />
      )}
      <Group gap="sm" mt="xs">
        <Button size="compact-md" variant="default" onClick={edicao.ficarComOMeu}>
          Ficar com o que digitei
        </Button>
        <Button size="compact-md" variant="default" onClick={edicao.ficarComOSalvo}>
          Ficar com o que está salvo
        </Button>
      </Group>
    </Notice>
  );
}
