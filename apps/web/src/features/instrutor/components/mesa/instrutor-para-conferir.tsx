import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { NOMES_DOS_TIPOS_DE_ALUNO, situacaoNaTela } from '@instrutoria/domain/instrutor/messages.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useSessao } from '../../../../lib/session/session.ts';
import { useFocusSurvives } from '../../../../ui/dialogs/use-focus-survives.ts';
import { Panel } from '../../../../ui/page/panel.tsx';
import { Tag } from '../../../../ui/page/tag.tsx';
import type { ParaConferir } from '../../api.ts';
import { ListaDeDocumentos } from '../documentos/lista-de-documentos.tsx';
import { IdentificacaoDoInstrutor } from '../identificacao-do-instrutor.tsx';
import { LiberarInstrutor } from '../liberar-instrutor.tsx';

export function InstrutorParaConferir(props: {
  readonly instrutor: ParaConferir;
  /** The list's filters, as the query of the page's address. */
  readonly search: string;
}) {
  const { instrutor } = props;
  const { nome, tipoAluno, projeto, edital, situacaoInstrutor, pendentes } = instrutor;
  const participa = useSessao()?.usuario.id === projeto.coordenador.id;
  useFocusSurvives();
  return (
    <Panel
      title={nome}
      actions={
        <>
          {pendentes > 0 ? (
            <Tag tone="info">{pendentes === 1 ? '1 por conferir' : `${pendentes} por conferir`}</Tag>
          ) : (
            <Tag tone="good">conferido</Tag>
          )}
          <Button
            component={Link}
            to={`/conferir_documentos/${instrutor.id}${props.search}`}
            size="compact-sm"
            variant="default"
          >
            Abrir na mesa<span className="sr-only">: {nome}</span>
          </Button>
        </>
      }
    >
      <Text>
        {NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno]}, {situacaoNaTela(instrutor)}, em{' '}
        <Anchor component={Link} to={`/instrutores/${projeto.id}`}>
          {projeto.titulo}
        </Anchor>{' '}
        ({projeto.coordenador.nome}, {edital.nome})
      </Text>
      {participa && <Text fw={600}>{MENSAGENS_AVALIACAO.voceParticipa}</Text>}
      <IdentificacaoDoInstrutor instrutor={instrutor} administra={!participa} podeMudar={!participa} />
      <ListaDeDocumentos instrutor={instrutor} podeConferir={!participa} />
      {!participa && situacaoInstrutor === 'IRREGULAR' && <LiberarInstrutor instrutor={instrutor} />}
    </Panel>
  );
}
