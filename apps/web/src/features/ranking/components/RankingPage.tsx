import { landlordSorts, type MatchSort } from '@tilava/domain/matching';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Heading } from '@tilava/ui/Heading';
import { Icon, type IconName } from '@tilava/ui/Icon';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { Suspense, use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import type { RankingTexts } from '../../../texts/ranking/ranking.ts';
import { loadRankingTexts } from '../model/loadRankingTexts.ts';
import { rankingFacts } from '../model/rankingFacts.ts';
import * as styles from './ranking.css.ts';

/** How matches are ranked, for everyone: the main parameters and their weights. */
export default function RankingPage() {
  return (
    <Suspense fallback={null}>
      <Ranking />
    </Suspense>
  );
}

type Facts = ReturnType<typeof rankingFacts>;

interface PartProps {
  readonly texts: RankingTexts;
  readonly facts: Facts;
}

function Ranking() {
  const locale = useLocale();
  const texts = use(loadRankingTexts(locale));
  const title = useTranslations('sorting')('how');
  const personField = useTranslations('product.personField');
  const facts = rankingFacts(texts, locale);
  const { own, tenants, landlords, payment, explained, law } = texts;
  const wishes = facts.wishes.map((field) => personField(field).toLocaleLowerCase(locale)).join(', ');
  return (
    <Stack gap={10}>
      <Stack gap={2}>
        <PageHeading>{title}</PageHeading>
        <Text size="lead">{texts.lead}</Text>
      </Stack>
      <Criteria texts={texts} facts={facts} />
      <Paragraphs
        id="own"
        title={own.title}
        texts={[own.choose(facts.important), own.must(facts.must), own.others]}
      />
      <Order texts={texts} facts={facts} />
      <Paragraphs
        id="tenants"
        title={tenants.title}
        texts={[tenants.list(facts.radius), tenants.left, tenants.preferred(wishes, facts.personPointsAbove)]}
      />
      <Paragraphs
        id="landlords"
        title={landlords.title}
        texts={[landlords.list(facts.radius), landlords.once, landlords.preferred(facts.mostPersonPoints)]}
      />
      <Data texts={texts} />
      <Paragraphs id="payment" title={payment.title} texts={[payment.text]} />
      <Paragraphs id="explained" title={explained.title} texts={[explained.text]} />
      <Paragraphs id="law" title={law.title} texts={[law.text]} />
    </Stack>
  );
}

function Criteria({ texts: { criteria: texts }, facts }: PartProps) {
  const matchField = useTranslations('product.matchField');
  return (
    <Section id="criteria" title={texts.title} width="full">
      <Stack gap={4}>
        <Text>{texts.intro(facts.total)}</Text>
        <table className={styles.table} aria-labelledby="criteria-title">
          <thead className={styles.head}>
            <tr>
              <th scope="col">{texts.criterion}</th>
              <th scope="col">{texts.weight}</th>
            </tr>
          </thead>
          {facts.criteria.map(({ field, weight, width, how }) => (
            <tbody key={field} className={styles.criterion}>
              <tr>
                <th scope="rowgroup" className={styles.name}>
                  {matchField(field)}
                </th>
                <td className={styles.weight}>
                  <span className={styles.measure}>
                    <span className={styles.bar} style={{ inlineSize: `${width}%` }} aria-hidden="true" />
                    {weight}
                  </span>
                </td>
              </tr>
              <tr>
                <td colSpan={2} className={styles.how}>
                  {how}
                </td>
              </tr>
            </tbody>
          ))}
        </table>
        <Text>{texts.open}</Text>
        <Text>{texts.otherType(facts.otherType)}</Text>
      </Stack>
    </Section>
  );
}

function Order({ texts: { order: texts }, facts }: PartProps) {
  const sorting = useTranslations('sorting');
  const termOf = (sort: MatchSort) =>
    landlordSorts.some((each) => each === sort) ? sorting(sort) : `${sorting(sort)} (${texts.tenantsOnly})`;
  return (
    <Section id="order" title={texts.title} width="full">
      <Stack gap={4}>
        <Text>{texts.intro(facts.radius)}</Text>
        <DefinitionList
          definitions={facts.sorts.map((sort) => ({ term: termOf(sort), value: texts.sorts[sort] }))}
          missing=""
        />
        <Text>{texts.ties}</Text>
        <Text>{texts.filters}</Text>
      </Stack>
    </Section>
  );
}

function Data({ texts: { data: texts } }: Pick<PartProps, 'texts'>) {
  return (
    <Section id="data" title={texts.title} width="full">
      <div className={styles.columns}>
        <MarkedList id="used" title={texts.used} icon="check" items={texts.usedList} />
        <MarkedList id="never" title={texts.never} icon="cross" items={texts.neverList} />
      </div>
    </Section>
  );
}

interface MarkedListProps {
  readonly id: 'used' | 'never';
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly string[];
}

function MarkedList({ id, title, icon, items }: MarkedListProps) {
  return (
    <div>
      <Stack gap={2}>
        <Heading level={3} size="lead">
          {title}
        </Heading>
        <Stack as="ul" gap={2}>
          {items.map((item) => (
            <li key={item} className={styles.item}>
              <span className={styles.mark[id]}>
                <Icon name={icon} />
              </span>
              <span>{item}</span>
            </li>
          ))}
        </Stack>
      </Stack>
    </div>
  );
}

interface ParagraphsProps {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly string[];
}

function Paragraphs({ id, title, texts }: ParagraphsProps) {
  return (
    <Section id={id} title={title} width="full">
      <Stack gap={3}>
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
    </Section>
  );
}
